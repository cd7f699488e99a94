import { capabilitiesOf } from '@promenade/domain/modules';
import type { ServerApi } from '../../../lib/api/server-client.ts';
import { type CategoryContents, loadCategory } from '../category/load-category.ts';
import { loadTiles, type TilesContents } from '../tiles/load-tiles.ts';
import { loadSearch, type SearchContents } from '../search/load-search.ts';
import { loadOverview, type Overview } from './load-overview.ts';
import { readHomeView } from './home-view.ts';

/** What /home shows. */
export type HomeContents =
  | { readonly kind: 'overview'; readonly overview: Overview }
  | { readonly kind: 'category'; readonly category: CategoryContents }
  | { readonly kind: 'categories'; readonly categories: TilesContents }
  | { readonly kind: 'search'; readonly found: SearchContents }
  /** The market has no module, or one that sells no items. */
  | { readonly kind: 'bare' };

/** The data of one view of /home, for the zone and module of the visit (MOD-08). */
export async function loadHome(api: ServerApi, search: URLSearchParams): Promise<HomeContents> {
  const { module } = api.visit;
  if (!module || !capabilitiesOf(module.module_type).items) return { kind: 'bare' };
  const view = readHomeView(search);
  switch (view.kind) {
    case 'category':
      return { kind: 'category', category: await loadCategory(api, view.id, search) };
    case 'categories':
      return { kind: 'categories', categories: await loadTiles(api, 'categories') };
    case 'search':
      return { kind: 'search', found: await loadSearch(api, search, view.text) };
    default:
      return { kind: 'overview', overview: await loadOverview(api, search) };
  }
}
