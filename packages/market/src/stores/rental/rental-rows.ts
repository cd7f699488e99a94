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

/** What a provider has in addition to a store. */
export type ProviderRow = {
  storeId: RowId;
  /** Where trips with its vehicles may begin; its own zone first. */
  pickupZoneSlugs: readonly string[];
  /** When the store's discount ends, counted from the day the market is loaded; null means never. */
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
  /** Body and colour determine its pictures. */
  paint: VehicleLook['paint'];
  /** From the side, for cards. */
  picture: PictureName;
  /** Further pictures, in their order. */
  pictures: readonly PictureName[];
  discount: Discount | null;
  rating: number;
  ratingCount: number;
  tripCount: number;
  /** How long it has been on offer, counted back from the day that the market is loaded. */
  listedDaysAgo: number;
  /** 'node/123456/mara': its provider's place and the catalogue's key. */
  source: string;
};

export type VehicleUnitRow = {
  id: RowId;
  vehicleId: RowId;
  /** Invented, like all plates here; empty for vehicles of a kind without plates. */
  plate: string;
};

/** All vehicles of a market; its providers are stores too. */
export type RentalRows = {
  categories: readonly VehicleCategoryRow[];
  brands: readonly VehicleBrandRow[];
  providers: readonly ProviderRow[];
  vehicles: readonly VehicleRow[];
  units: readonly VehicleUnitRow[];
};

/** For a market without rental. */
export const NOTHING_LET: RentalRows = {
  categories: [],
  brands: [],
  providers: [],
  vehicles: [],
  units: [],
};
