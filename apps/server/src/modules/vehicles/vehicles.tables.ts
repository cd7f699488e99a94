import type { HoursColumns, LocalText, StoreDiscountColumns } from '../catalog/index.ts';

/** A picture as stored. */
export interface PictureColumn {
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

/** A category or a brand, as shown with a vehicle. */
export interface NamedColumn {
  readonly id: string;
  readonly slug: string;
  readonly name: LocalText;
}

/** A vehicle's provider, with the columns that its cards and prices need. */
export interface ProviderColumns extends StoreDiscountColumns {
  readonly store_id: string;
  readonly store_slug: string;
  readonly store_name: string;
  readonly store_logo: string;
  readonly store_lat: number;
  readonly store_lng: number;
  readonly pickup_zone_ids: readonly string[];
  readonly discount_ends_at: Date | null;
}

/** A vehicle with its provider, its category and its brand. */
export interface VehicleRow extends ProviderColumns {
  readonly id: string;
  readonly slug: string;
  readonly name: LocalText;
  readonly description: LocalText;
  readonly category: NamedColumn;
  readonly brand: NamedColumn | null;
  readonly body: string;
  readonly image: string;
  readonly image_width: number;
  readonly image_height: number;
  readonly images: readonly PictureColumn[];
  readonly seats: number;
  readonly transmission: 'automatic' | 'manual';
  readonly fuel: 'petrol' | 'diesel' | 'hybrid' | 'electric' | 'none';
  readonly air_condition: boolean;
  /** Null: not rented out that way. */
  readonly hourly_minor: number | null;
  readonly daily_minor: number | null;
  readonly per_km_minor: number | null;
  readonly discount_type: 'percent' | 'amount' | null;
  /** Percent, or minor units per unit of the vehicle. */
  readonly discount_value: number | null;
  /** Still let at all. */
  readonly active: boolean;
  readonly unit_count: number;
  readonly rating: number;
  readonly rating_count: number;
  readonly stars: readonly number[] | null;
  readonly listed_at: Date;
  readonly module_id: string;
  readonly store_active: boolean;
  readonly tax_percent: number;
}

/** A provider as its card and its page show it. */
export interface ProviderRow extends ProviderColumns, HoursColumns {
  readonly zone_id: string;
  readonly active: boolean;
  readonly cover: string;
  readonly cover_width: number;
  readonly cover_height: number;
  readonly address: string;
  readonly phone: string | null;
  readonly description: LocalText;
  readonly rating: number;
  readonly rating_count: number;
  readonly stars: readonly number[] | null;
  readonly joined_at: Date;
  readonly vehicle_count: number;
  readonly tax_percent: number;
  readonly reviews: boolean;
}
