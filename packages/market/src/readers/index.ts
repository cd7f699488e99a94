// The readers room: files of map objects in, one stream of features out, without private tags. It knows file formats,
// not the meaning of tags.
export { type Clip, clipReader } from './clip.ts';
export type {
  AreaGeometry,
  Bounds,
  FeatureGeometry,
  FeatureReader,
  MapFeature,
  OsmType,
  Position,
  Ring,
  Tags,
} from './map-feature.ts';
export { openReader } from './open-reader.ts';
export { qaTileReader } from './qa-tiles.ts';
export type { RejectedRow } from './rejected-row.ts';
export { UnreadableFile, type UnreadableProblem } from './unreadable-file.ts';
