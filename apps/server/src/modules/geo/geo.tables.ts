/** Tables of this room; the columns are described in 0002-geo.sql and 0005-places.sql. */
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

/** The kind of a named place. `store` is any place of business; the market's own stores are in geo_stores. */
export type PlaceKind = 'neighbourhood' | 'landmark' | 'store';

/** A house number on the map, a neighbour of the requested one. */
export interface KnownNumber {
  readonly number: string;
  readonly value: number;
  readonly lat: number;
  readonly lng: number;
}

/** An address near a point. */
export interface NearAddress extends KnownNumber {
  readonly street: string;
}

/** A straight segment of a named road near a point. */
export interface NearRoad {
  readonly street: string;
  readonly fromLat: number;
  readonly fromLng: number;
  readonly toLat: number;
  readonly toLng: number;
}
