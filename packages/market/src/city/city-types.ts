import type {
  AddressColumns,
  CityPlace,
  CornerColumns,
  PointOfInterest,
  RoadColumns,
  StreetColumns,
} from '../places/index.ts';
import type { Bounds, Clip, FeatureReader } from '../readers/index.ts';
import type { MapTile } from '../tiles/index.ts';

export type ImportStep = 'read' | 'places' | 'graph' | 'coast' | 'tiles';
export type ImportProgress = { step: ImportStep; done: number; total: number };

export type CityOptions = {
  reader: FeatureReader;
  clip?: Clip;
  /**
   * 'land-mask' finds the sea from what is land; 'none' is for inland cities; 'auto' looks for a sea where the map has
   * a coastline.
   */
  coast: 'land-mask' | 'none' | 'auto';
  onProgress?: (progress: ImportProgress) => void;
};

/** All that one import of a city yields. The same input gives the same City, byte by byte. */
export type City = {
  bounds: Bounds;
  /** The middle of all address points: where people live. */
  center: { lat: number; lng: number };
  /** Objects with a house number; `addresses` has a row for each single number of theirs. */
  addressPointCount: number;
  streets: StreetColumns;
  addresses: AddressColumns;
  /** Where the named streets run, and where they meet. */
  roads: RoadColumns;
  corners: CornerColumns;
  /** Named parts of the city and landmarks. */
  places: readonly CityPlace[];
  pointsOfInterest: readonly PointOfInterest[];
  /** Sorted by zoom, x, y. */
  tiles: readonly MapTile[];
  /** A routing graph as `graph/` writes and reads it. */
  graph: Uint8Array;
};

/** A city before its map is drawn. */
export type CityOutline = Omit<City, 'tiles' | 'graph'>;

/** A city that was read. */
export type ReadCity = { outline: CityOutline; drawMap: () => Promise<City> };
