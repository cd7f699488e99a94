// The demonstration's cities: the sources of their map objects, and the zones we drew over them.
export { astanaReader, montevideoReader } from './demo-tiles.ts';
export { astanaZones, montevideoZones } from './demo-zones.ts';
