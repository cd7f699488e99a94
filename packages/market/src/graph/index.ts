// The graph room: roads as a network, as bytes, and shortest routes over it. Pure: no files, no clock; the server
// stores the bytes and calls the router.
export { type RoadGraph, readRoadGraph, writeRoadGraph } from './graph-bytes.ts';
export type { Area } from './area.ts';
export type { Goal, Reach } from './reach.ts';
export { RoadBook } from './road-book.ts';
export { Router } from './router.ts';
export { CONNECTED_BIT, TRAVEL_MODES, type TravelMode } from './travel-mode.ts';
