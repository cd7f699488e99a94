import type { VehicleEntry } from '../../catalogue/index.ts';
import type { VehicleLook } from '../../pictures/index.ts';
import type { PictureName, RowId } from '../rows.ts';
import type { Discount } from '../../catalogue/index.ts';
import type { LocalizedText } from '../../texts/index.ts';

export type VehicleCategoryRow = {
  id: RowId;
  slug: string;
  name: LocalizedText;
  picture: PictureName;
  /** 0 first. */
  position: number;
};

export type VehicleBrandRow = Omit<VehicleCategoryRow, 'name'> & { name: string };

/** What a store of the rental module has beside what stores have. */
export type ProviderRow = {
  storeId: RowId;
  /** Where a trip with its vehicles may begin; its own zone first. */
  pickupZoneSlugs: readonly string[];
  /** When the store's discount is over, from the day the market is loaded; null is never. */
  discountDays: number | null;
};

export type VehicleRow = Pick<
  VehicleEntry,
  | 'body'
  | 'seats'
  | 'transmission'
  | 'fuel'
  | 'airCondition'
  | 'hourlyMinor'
  | 'dailyMinor'
  | 'perKmMinor'
  | 'name'
  | 'description'
> & {
  id: RowId;
  storeId: RowId;
  categoryId: RowId;
  brandId: RowId | null;
  /** ASCII, unique within the market. */
  slug: string;
  /** Body and colour are what its pictures show. */
  paint: VehicleLook['paint'];
  /** From the side, as cards show it. */
  picture: PictureName;
  /** Further ones, in their order. */
  pictures: readonly PictureName[];
  discount: Discount | null;
  rating: number;
  ratingCount: number;
  tripCount: number;
  /** When it came on offer, before the day that the market is loaded. */
  listedDaysAgo: number;
  /** 'node/123456/mara': its provider's place and the catalogue's key. */
  source: string;
};

export type VehicleUnitRow = {
  id: RowId;
  vehicleId: RowId;
  /** Invented, as every plate here; empty where vehicles of its kind have none. */
  plate: string;
};

/** All that is let in a market; its providers are stores too. */
export type RentalRows = {
  categories: readonly VehicleCategoryRow[];
  brands: readonly VehicleBrandRow[];
  providers: readonly ProviderRow[];
  vehicles: readonly VehicleRow[];
  units: readonly VehicleUnitRow[];
};

/** Of a market where nothing is let. */
export const NOTHING_LET: RentalRows = {
  categories: [],
  brands: [],
  providers: [],
  vehicles: [],
  units: [],
};
