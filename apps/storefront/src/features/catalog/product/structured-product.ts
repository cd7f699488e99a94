import { paths } from '../../../lib/paths/paths.ts';
import type { Market } from '../../../lib/session/market.ts';
import { itemThing } from '../../../lib/structured-data/item-thing.ts';
import { namingOf } from '../../../lib/structured-data/market-thing.ts';
import { breadcrumbs, structuredText } from '../../../lib/structured-data/thing.ts';
import type { ProductContents } from './load-product.ts';

/** Structured data of an item's page. */
export function structuredProduct(
  { item, reviews }: ProductContents,
  market: Market,
  homeName: string,
): string {
  const naming = namingOf(market);
  const decimals = market.config.digit_after_decimal_point;
  return structuredText([
    itemThing({ item, reviews: reviews.reviews, naming, decimals }),
    breadcrumbs(naming, [
      { name: homeName, path: paths.home() },
      { name: item.store_name, path: paths.store({ slug: item.store_slug }) },
      { name: item.name, path: paths.product({ id: item.id, slug: item.slug }) },
    ]),
  ]);
}
