import { paths } from '../../../lib/paths/paths.ts';
import type { Market } from '../../../lib/session/market.ts';
import { namingOf } from '../../../lib/structured-data/market-thing.ts';
import { storeThing } from '../../../lib/structured-data/store-thing.ts';
import { breadcrumbs, structuredText } from '../../../lib/structured-data/thing.ts';
import type { StoreContents } from './load-store.ts';

/** Structured data of a store's page. */
export function structuredStore({ store, items }: StoreContents, market: Market, homeName: string): string {
  const naming = namingOf(market);
  const decimals = market.config.digit_after_decimal_point;
  return structuredText([
    storeThing({ store, items, naming, decimals }),
    breadcrumbs(naming, [
      { name: homeName, path: paths.home() },
      { name: store.name, path: paths.store({ slug: store.slug }) },
    ]),
  ]);
}
