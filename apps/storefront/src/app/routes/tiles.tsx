import { data, type LoaderFunctionArgs } from 'react-router';
import { loadTiles, type TilesContents } from '../../features/catalog/tiles/load-tiles.ts';
import type { TileKind } from '../../features/catalog/tiles/tiles.tsx';
import { TilesPage } from '../../features/catalog/tiles/tiles-page.tsx';
import { pack, type Packed, unpack } from '../../lib/api/packed.ts';
import { serverApi } from '../../lib/api/server-client.ts';
import { WithCardActions } from '../overlays/card-actions.tsx';

export { RouteError as ErrorBoundary } from '../error-page.tsx';
export { shouldRevalidatePage as shouldRevalidate } from '../../lib/view/view-parameters.ts';

const kinds: Readonly<Record<string, TileKind>> = {
  '/categories': 'categories',
  '/brands': 'brands',
  '/conditions': 'conditions',
};

/** /categories, /brands, /conditions (NAV-05). */
export async function loader(args: LoaderFunctionArgs): Promise<Packed<TilesContents>> {
  const kind = kinds[args.url.pathname];
  if (!kind) throw data(null, { status: 404 });
  return pack(await loadTiles(serverApi(args), kind));
}

export default function Tiles({ loaderData }: { readonly loaderData: Packed<TilesContents> }) {
  return (
    <WithCardActions>
      <TilesPage {...unpack(loaderData)} />
    </WithCardActions>
  );
}
