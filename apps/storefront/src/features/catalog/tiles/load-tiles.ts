import type { ServerApi } from '../../../lib/api/server-client.ts';
import { categoryTile, namedTile, type Tile, type TileKind } from './tiles.tsx';

export interface TilesContents {
  readonly kind: TileKind;
  readonly tiles: readonly Tile[];
}

const reads: Readonly<Record<TileKind, (api: ServerApi) => Promise<Tile[]>>> = {
  categories: async ({ load }) => (await load('catalog.categories')).map(categoryTile),
  brands: async ({ load }) => (await load('catalog.brands')).map(namedTile),
  conditions: async ({ load }) => (await load('catalog.conditions')).map(namedTile),
};

/** All categories, brands or conditions of the module (NAV-05). */
export const loadTiles = async (api: ServerApi, kind: TileKind): Promise<TilesContents> => ({
  kind,
  tiles: await reads[kind](api),
});
