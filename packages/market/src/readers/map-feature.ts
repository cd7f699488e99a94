/** The type of an OpenStreetMap object; type and id together are unique. */
export type OsmType = 'node' | 'way' | 'relation';

/** West, south, east, north in degrees. */
export type Bounds = readonly [west: number, south: number, east: number, north: number];

/** Longitude, latitude in degrees, WGS 84. */
export type Position = [lng: number, lat: number];
export type Ring = Position[];

export type PointGeometry = { type: 'Point'; coordinates: Position };
export type LinesGeometry = { type: 'MultiLineString'; coordinates: Position[][] };
export type AreaGeometry = { type: 'MultiPolygon'; coordinates: Ring[][] };
export type FeatureGeometry = PointGeometry | LinesGeometry | AreaGeometry;

export type Tags = Readonly<Record<string, string>>;

/** One map object, whatever file it comes from. */
export type MapFeature = {
  osmType: OsmType;
  osmId: number;
  tags: Tags;
  geometry: FeatureGeometry;
};

/**
 * A source of map objects. Batches keep memory low: a source of a million objects is never held whole. Points and
 * areas come once; a road may come as several features, one for each piece into which the source has cut it.
 */
export type FeatureReader = {
  /** The box that the source covers. */
  bounds: Bounds;
  /** The total number of batches, for progress. */
  batchCount: number;
  batches(): AsyncIterable<readonly MapFeature[]>;
};
