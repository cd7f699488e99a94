import type { MarketPlan } from '@promenade/market/plan';
import type { CatalogRows } from '../catalog/index.ts';
import type { Pictures, StoredPicture } from './store-pictures.ts';

/** The market's rows with their pictures under the names they are kept by. */
export function catalogOf(market: MarketPlan, pictures: Pictures): CatalogRows {
  const kept = new Map<string, StoredPicture>();
  const keep = (planned: string): string => {
    const picture = pictures(planned);
    kept.set(picture.name, picture);
    return picture.name;
  };
  const pictured = <R extends { picture: string }>(row: R): R => ({ ...row, picture: keep(row.picture) });
  const { hours, addOns, stock } = market;
  return {
    hours,
    addOns,
    stock,
    categories: market.categories.map(pictured),
    brands: market.brands.map(pictured),
    conditions: market.conditions.map(pictured),
    stores: market.stores.map((row) => ({ ...row, cover: keep(row.cover), logo: keep(row.logo) })),
    items: market.items.map(pictured),
    pictureSize: (name) => {
      const picture = kept.get(name);
      if (!picture) throw new Error(`No row names the picture ${name}`);
      return picture;
    },
  };
}
