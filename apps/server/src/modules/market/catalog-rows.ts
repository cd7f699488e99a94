import type { MarketPlan } from '@promenade/market/plan';
import type { CatalogRows, OfferRows } from '../catalog/index.ts';
import type { Pictures, StoredPicture } from './store-pictures.ts';

/** Pictures by the names they are kept by: of each that was asked for, how large it is. */
function keptPictures(pictures: Pictures) {
  const kept = new Map<string, StoredPicture>();
  return {
    keep: (planned: string): string => {
      const picture = pictures(planned);
      kept.set(picture.name, picture);
      return picture.name;
    },
    sizeOf: (name: string): StoredPicture => {
      const picture = kept.get(name);
      if (!picture) throw new Error(`No row names the picture ${name}`);
      return picture;
    },
  };
}

/** The market's rows with their pictures under the names they are kept by. */
export function catalogOf(market: MarketPlan, pictures: Pictures): CatalogRows {
  const { keep, sizeOf } = keptPictures(pictures);
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
    pictureSize: sizeOf,
  };
}

/** What the market puts in front, with its pictures. */
export function offersOf({ settings, banners, showcase }: MarketPlan, pictures: Pictures): OfferRows {
  const kept = keptPictures(pictures);
  const { campaigns, flashSales } = showcase;
  return {
    timeZone: settings.timeZone,
    flashSales,
    banners: banners.map((row) => ({ ...row, picture: kept.keep(row.picture) })),
    campaigns: campaigns.map((row) => ({ ...row, picture: kept.keep(row.picture) })),
    pictureSize: kept.sizeOf,
  };
}
