// The city room: turns map objects into tiles, addresses, places and a routing graph. It knows no database and no
// catalogue; stores are made from its points of interest.
export type {
  CityPlace,
  OpeningSpan,
  PointOfInterest,
  StoreModuleType,
} from '../places/index.ts';
export { buildCity, readCity } from './build-city.ts';
export type { City, CityOptions, ImportProgress, ImportStep } from './city-types.ts';
export { astanaReader, astanaZones, montevideoReader, montevideoZones } from './demo-cities/index.ts';
