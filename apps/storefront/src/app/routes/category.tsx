import type { LoaderFunctionArgs } from 'react-router';
import { CategoryPage } from '../../features/catalog/category/category-page.tsx';
import { type CategoryContents, loadCategory } from '../../features/catalog/category/load-category.ts';
import { pack, type Packed, unpack } from '../../lib/api/packed.ts';
import { serverApi } from '../../lib/api/server-client.ts';
import { WithCardActions } from '../overlays/card-actions.tsx';

export { RouteError as ErrorBoundary } from '../error-page.tsx';

export { shouldRevalidatePage as shouldRevalidate } from '../../lib/view/view-parameters.ts';

/** /category/{id or slug} (NAV-05). */
export async function loader(args: LoaderFunctionArgs): Promise<Packed<CategoryContents>> {
  const id = args.params['id'] ?? '';
  const api = serverApi(args);
  const { searchParams } = args.url;
  return pack(await loadCategory(api, id, searchParams));
}

export default function Category({ loaderData }: { readonly loaderData: Packed<CategoryContents> }) {
  return (
    <WithCardActions>
      <CategoryPage contents={unpack(loaderData)} />
    </WithCardActions>
  );
}
