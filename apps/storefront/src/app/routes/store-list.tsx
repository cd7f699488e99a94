import { data, type LoaderFunctionArgs } from 'react-router';
import { StoreListPage } from '../../features/catalog/lists/list-pages.tsx';
import type { StoreListing } from '../../features/catalog/lists/load-list.ts';
import { loadStores, type StoreListName, storeLists } from '../../features/catalog/lists/load-named-lists.ts';
import { pack, type Packed, unpack } from '../../lib/api/packed.ts';
import { serverApi } from '../../lib/api/server-client.ts';
import { WithCardActions } from '../overlays/card-actions.tsx';

export { RouteError as ErrorBoundary } from '../error-page.tsx';
export { shouldRevalidatePage as shouldRevalidate } from '../../lib/view/view-parameters.ts';

interface Contents {
  readonly name: StoreListName;
  readonly listing: StoreListing;
}

/** /store/latest, /store/popular, /store/recommended (NAV-05). */
export async function loader(args: LoaderFunctionArgs): Promise<Packed<Contents>> {
  const { pathname, searchParams } = args.url;
  const name = storeLists.find((list) => pathname === `/store/${list}`);
  if (!name) throw data(null, { status: 404 });
  return pack({ name, listing: await loadStores(serverApi(args), name, searchParams) });
}

export default function Stores({ loaderData }: { readonly loaderData: Packed<Contents> }) {
  return (
    <WithCardActions>
      <StoreListPage {...unpack(loaderData)} />
    </WithCardActions>
  );
}
