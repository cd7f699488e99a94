import type { ParcelEntry } from '../catalogue/index.ts';
import type { PlannedPicture } from '../pictures/index.ts';
import { type PictureName, type PriceScale, type RowId, stableId, storePrice } from '../stores/index.ts';
import type { LocalizedText } from '../texts/index.ts';

/** A parcel category as stored; where a price is null, the zone's applies. */
export type ParcelCategoryRow = {
  id: RowId;
  slug: string;
  name: LocalizedText;
  description: LocalizedText;
  picture: PictureName;
  perKmMinor: number | null;
  minimumMinor: number | null;
  /** 0 first. */
  position: number;
};

const pictureOf = (key: string): PictureName => `parcel-${key}.webp`;

/** A market's parcel categories at its own prices, with their pictures. */
export function planParcels(
  entries: readonly ParcelEntry[],
  prices: PriceScale,
): { parcelCategories: ParcelCategoryRow[]; pictures: PlannedPicture[] } {
  const priced = (minor: number | null) => (minor === null ? null : storePrice(minor, 1, prices));
  return {
    parcelCategories: entries.map(({ key, name, description, perKmMinor, minimumMinor }, position) => ({
      id: stableId(`parcel-category/${key}`),
      slug: key,
      name,
      description,
      picture: pictureOf(key),
      perKmMinor: priced(perKmMinor),
      minimumMinor: priced(minimumMinor),
      position,
    })),
    pictures: entries.map(({ key, objects }) => ({ name: pictureOf(key), kind: 'item', objects })),
  };
}
