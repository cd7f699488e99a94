// The demo city: where Montevideo's map objects come from, and the zones we drew over it.
export { montevideoReader } from './montevideo-tiles.ts';
export { type CityZone, montevideoZones } from './zones.ts';
