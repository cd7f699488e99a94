// The places room: positions and names of streets, house numbers, landmarks and businesses. It interprets tags; it
// draws nothing, and does not handle the road network.
export { houseNumberValue, splitHouseNumbers } from './house-numbers.ts';
export { isStoreKind, NEIGHBOURHOOD_KINDS, type StoreModuleType } from './kinds.ts';
export { NearestPoint } from './nearest.ts';
export { type OpeningSpan, parseOpeningHours } from './opening-hours.ts';
export { type CityPlace, PlaceBook, type PointOfInterest } from './place-book.ts';
export type { CornerColumns, RoadColumns } from './road-lines.ts';
export { type AddressColumns, StreetBook, type StreetColumns } from './street-book.ts';
