import type { LocalText } from '../catalog/index.ts';

/** A kind of parcel as stored; a price that is null is the zone's. Amounts in minor units. */
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
