import type { LocalText } from '../catalog/index.ts';

/** A parcel category as stored; where a price is null, the zone's applies. Amounts in minor units. */
export interface ParcelCategoryRow {
  readonly id: string;
  readonly module_id: string;
  readonly slug: string;
  readonly name: LocalText;
  readonly description: LocalText;
  readonly image: string;
  readonly position: number;
  readonly per_km_minor: number | null;
  readonly minimum_minor: number | null;
}

/** Tables of this room. */
export interface ParcelTables {
  parcel_categories: ParcelCategoryRow & { readonly active: boolean; readonly retired: boolean };
}
