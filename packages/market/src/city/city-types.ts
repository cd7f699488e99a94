import type { AddressColumns, CityPlace, PointOfInterest, StreetColumns } from '../places/index.ts'
import type { Bounds } from '../readers/index.ts'

/** One vector tile, gzip-compressed. */
export type MapTile = { z: number; x: number; y: number; data: Uint8Array }

export type ImportProgress = { step: 'read' | 'places' | 'graph' | 'coast' | 'tiles'; done: number; total: number }

/** All that one import of a city yields. The same input gives the same City, byte by byte. */
export type City = {
  bounds: Bounds
  center: { lat: number; lng: number }
  /** Objects with a house number; `addresses` has a row for each single number of theirs. */
  addressPointCount: number
  streets: StreetColumns
  addresses: AddressColumns
  places: readonly CityPlace[]
  pointsOfInterest: readonly PointOfInterest[]
  /** Sorted by zoom, x, y. */
  tiles: Iterable<MapTile>
  /** A routing graph as `graph/` writes and reads it. */
  graph: Uint8Array
}
