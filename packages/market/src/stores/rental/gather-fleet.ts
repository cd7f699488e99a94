import type { RentalCatalogue } from '../../catalogue/index.ts';
import type { PlannedPicture } from '../../pictures/index.ts';
import { vehicleBrandId, vehicleCategoryId } from './build-fleet.ts';
import type { RentalRows, VehicleRow } from './rental-rows.ts';

const picturesOf = (of: 'category' | 'brand', key: string) => `vehicle-${of}-${key}.webp`;

/** Categories and brands that have vehicles, with their pictures; empty ones are not shown. */
export function gatherFleet(
  { categories, brands }: RentalCatalogue,
  vehicles: readonly VehicleRow[],
): { rows: Pick<RentalRows, 'categories' | 'brands'>; pictures: PlannedPicture[] } {
  const filled = new Set(vehicles.flatMap(({ categoryId, brandId }) => [categoryId, brandId]));
  const shown = categories.filter(({ key }) => filled.has(vehicleCategoryId(key)));
  const made = brands.filter(({ key }) => filled.has(vehicleBrandId(key)));
  return {
    rows: {
      categories: shown.map(({ key, name }, position) => ({
        id: vehicleCategoryId(key),
        slug: key,
        name,
        picture: picturesOf('category', key),
        position,
      })),
      brands: made.map(({ key, name }, position) => ({
        id: vehicleBrandId(key),
        slug: key,
        name,
        picture: picturesOf('brand', key),
        position,
      })),
    },
    pictures: [
      ...shown.map(
        ({ key, look }): PlannedPicture => ({
          name: picturesOf('category', key),
          kind: 'item',
          vehicle: look,
        }),
      ),
      ...made.map(
        ({ key, objects }): PlannedPicture => ({ name: picturesOf('brand', key), kind: 'item', objects }),
      ),
    ],
  };
}
