import { data, type LoaderFunctionArgs } from 'react-router';
import { ItemListPage } from '../../features/catalog/lists/list-pages.tsx';
import {
  type ItemListContents,
  type ItemListName,
  itemLists,
  loadBrand,
  loadCondition,
  loadItems,
} from '../../features/catalog/lists/load-named-lists.ts';
import { pack, type Packed, unpack } from '../../lib/api/packed.ts';
import { serverApi } from '../../lib/api/server-client.ts';
import { WithCardActions } from '../overlays/card-actions.tsx';

export { RouteError as ErrorBoundary } from '../error-page.tsx';
export { shouldRevalidatePage as shouldRevalidate } from '../../lib/view/view-parameters.ts';

interface Contents {
  readonly name?: ItemListName;
  readonly contents: ItemListContents;
}

/** /items/{list}, /brand/{slug or id}, /condition/{slug or id}. */
export async function loader(args: LoaderFunctionArgs): Promise<Packed<Contents>> {
  const { pathname, searchParams } = args.url;
  const { list, id = '' } = args.params;
  const api = serverApi(args);
  if (pathname.startsWith('/brand/')) return pack({ contents: await loadBrand(api, id, searchParams) });
  if (pathname.startsWith('/condition/'))
    return pack({ contents: await loadCondition(api, id, searchParams) });
  const name = itemLists.find((one) => one === list);
  if (!name) throw data(null, { status: 404 });
  return pack({ name, contents: await loadItems(api, name, searchParams) });
}

export default function Items({ loaderData }: { readonly loaderData: Packed<Contents> }) {
  return (
    <WithCardActions>
      <ItemListPage {...unpack(loaderData)} />
    </WithCardActions>
  );
}
