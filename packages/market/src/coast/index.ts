// The coast room: where the sea is, by the coastline, or by what is known to be land where the map has no coastline.
// Inland cities leave it out.
export { SeaFinder } from './sea.ts';
