/** Tables of this room; 0002-geo.sql says what each column is. */
export interface GeoTables {
  geo_streets: { id: number; name: string; lat: number; lng: number; address_count: number };
  geo_addresses: { street_id: number; number: string; number_value: number; lat: number; lng: number };
  geo_places: { id: number; kind: PlaceKind; detail: string; name: string; lat: number; lng: number };
  geo_graph: { single_row: boolean; graph: Buffer };
  map_tiles: { z: number; x: number; y: number; data: Buffer };
}

/** What a named place is to people who look for it. */
export type PlaceKind = 'neighbourhood' | 'landmark' | 'store';

/** A street or place that a search found. `wanted` is the house number that was asked of a street. */
export interface FoundName {
  readonly kind: PlaceKind | 'street';
  readonly id: number;
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
  readonly wanted: number | null;
  readonly score: number;
  readonly neighbourhood: string | null;
  readonly numbers: readonly KnownNumber[];
}

/** A house number that the map knows, next to the one that was asked for. */
export interface KnownNumber {
  readonly number: string;
  readonly value: number;
  readonly lat: number;
  readonly lng: number;
}

/** An address next to a point. `gap` is in degrees of web mercator. */
export interface NearAddress {
  readonly street: string;
  readonly number: string;
  readonly value: number;
  readonly lat: number;
  readonly lng: number;
}
