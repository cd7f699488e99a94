// The tiles room: which objects the map shows, in which layer and from which zoom, and the tiles cut from them. It
// knows the style's schema; it reads no files and stores no tiles.
export { findDrawing } from './map-layers.ts';
export { type MapTile, TileCutter } from './tile-cutter.ts';
