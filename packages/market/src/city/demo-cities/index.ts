// The demonstration's cities: where their map objects come from, and the zones we drew over them.
export { astanaReader, montevideoReader } from './demo-tiles.ts';
export { astanaZones, montevideoZones } from './demo-zones.ts';
