/** Tables of this room; 0002-geo.sql and 0005-places.sql say what each column is. */
export interface GeoTables {
  geo_streets: {
    id: number;
    name: string;
    other_names: string[];
    lat: number;
    lng: number;
    address_count: number;
  };
  geo_addresses: { street_id: number; number: string; number_value: number; lat: number; lng: number };
  geo_places: {
    id: number;
    kind: PlaceKind;
    detail: string;
    name: string;
    other_names: string[];
    lat: number;
    lng: number;
  };
  geo_stores: { id: string; name: string; lat: number; lng: number };
  geo_corners: { street_id: number; other_id: number; lat: number; lng: number };
  geo_graph: { single_row: boolean; graph: Buffer };
  map_tiles: { z: number; x: number; y: number; data: Buffer };
}

/** What a named place of the map is. `store` is any place of business; those of the market are in geo_stores. */
export type PlaceKind = 'neighbourhood' | 'landmark' | 'store';

/** A house number that the map knows, next to the one that was asked for. */
export interface KnownNumber {
  readonly number: string;
  readonly value: number;
  readonly lat: number;
  readonly lng: number;
}

/** An address next to a point. */
export interface NearAddress extends KnownNumber {
  readonly street: string;
}

/** A straight piece of a named road next to a point. */
export interface NearRoad {
  readonly street: string;
  readonly fromLat: number;
  readonly fromLng: number;
  readonly toLat: number;
  readonly toLng: number;
}
