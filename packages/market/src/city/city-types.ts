import type { Bounds, OsmType } from '../readers/index.ts'

export type { Bounds, OsmType }

/** The modules that a point of interest can open a store in (parcel needs no stores). */
export type StoreModuleType = 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'rental'

/** One span of a week. Past midnight the span belongs to the day on which it opens. */
export type OpeningSpan = {
  /** 0 is Sunday, 6 Saturday. */
  weekday: number
  /** Minutes after local midnight, 0 to 1439. */
  opensMinute: number
  /** Minutes after the same midnight, above opensMinute, up to 2880. */
  closesMinute: number
}

/** A named place of business. Street and number come from the nearest address where the map has none. */
export type PointOfInterest = {
  osmType: OsmType
  osmId: number
  name: string
  /** The chain's name where the map gives one (`brand` or `operator`). */
  brand?: string
  moduleType: StoreModuleType
  /** The category within the module, as in `kinds.ts`: restaurant, cafe, bakery, pharmacy, clothes … */
  kind: string
  /** Lower case, as tagged: pizza, sushi, ice_cream … Empty where untagged. */
  cuisine: readonly string[]
  /** Degrees, WGS 84. */
  lat: number
  lng: number
  street?: string
  houseNumber?: string
  neighbourhood?: string
  /** Absent where the map has none or writes it in a form we do not read. */
  openingHours?: readonly OpeningSpan[]
}

/** A named place people search for: a neighbourhood, a park, a landmark. */
export type CityPlace = {
  osmType: OsmType
  osmId: number
  name: string
  /** neighbourhood, suburb, town …, or the landmark's kind: park, museum, station, beach … */
  kind: string
  lat: number
  lng: number
}

/** Street names in columns: the index is the street's number in `AddressColumns.streetIndex`. */
export type StreetColumns = {
  names: readonly string[]
  /** A point on the street, degrees: its middle address, or the middle of its longest road. */
  lat: Float64Array
  lng: Float64Array
}

/** Address points in columns, one row each, sorted by street, then number. */
export type AddressColumns = {
  streetIndex: Int32Array
  /** House numbers as written: '2978', '1234 bis'. */
  numbers: readonly string[]
  lat: Float64Array
  lng: Float64Array
}

/** One vector tile, gzip-compressed. */
export type MapTile = { z: number; x: number; y: number; data: Uint8Array }

export type ImportProgress = { step: 'read' | 'coast' | 'tiles' | 'graph' | 'places'; done: number; total: number }

/** All that one import of a city yields. The same input gives the same City, byte by byte. */
export type City = {
  bounds: Bounds
  center: { lat: number; lng: number }
  streets: StreetColumns
  addresses: AddressColumns
  places: readonly CityPlace[]
  pointsOfInterest: readonly PointOfInterest[]
  /** Sorted by zoom, x, y. */
  tiles: Iterable<MapTile>
  /** A routing graph as `graph/` writes and reads it. */
  graph: Uint8Array
}
