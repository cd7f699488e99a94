import { changed } from '../../platform/caching/cache.ts';
import { type Ctx, over } from '../../platform/context.ts';
import type { GeoTables } from './geo.tables.ts';
import { namesTopic } from './search/known-names.ts';
import { replaceStores } from './search/search.repo.ts';

/** A store as place search needs it. */
export interface StorePlace {
  readonly id: string;
  /** As it is shown. */
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
}

/** Makes place search find exactly these as the market's stores. */
export async function keepStorePlaces(ctx: Ctx, stores: readonly StorePlace[]): Promise<void> {
  const replaced = await replaceStores(over<GeoTables>(ctx), stores);
  if (replaced > 0) await changed(ctx, namesTopic);
}
