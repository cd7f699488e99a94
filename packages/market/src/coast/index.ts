// The coast room: finds the sea from the coastline or, if the map has none, from what is known to be land. Inland
// cities skip it.
export { SeaFinder } from './sea.ts';
