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
   * 'land-mask' derives the sea from known land; 'none' is for inland cities; 'auto' looks for a sea if the map has a
   * coastline.
   */
  coast: 'land-mask' | 'none' | 'auto';
  onProgress?: (progress: ImportProgress) => void;
};

/** The result of importing a city. The same input gives the same City, byte by byte. */
export type City = {
  bounds: Bounds;
  /** The median of all address points: where people live. */
  center: { lat: number; lng: number };
  /** Objects with a house number; `addresses` has a row for every single number. */
  addressPointCount: number;
  streets: StreetColumns;
  addresses: AddressColumns;
  /** The segments of the named streets, and their corners. */
  roads: RoadColumns;
  corners: CornerColumns;
  /** Named areas and landmarks. */
  places: readonly CityPlace[];
  pointsOfInterest: readonly PointOfInterest[];
  /** Sorted by zoom, x, y. */
  tiles: readonly MapTile[];
  /** A routing graph in the format of `graph/`. */
  graph: Uint8Array;
};

/** A city before its map is drawn. */
export type CityOutline = Omit<City, 'tiles' | 'graph'>;

/** A city that was read. */
export type ReadCity = { outline: CityOutline; drawMap: () => Promise<City> };
