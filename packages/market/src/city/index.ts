// The city room: turns map objects into tiles, addresses, places and a routing graph.
// It knows no database and no catalogue; stores are made from its points of interest.
export type {
  AddressColumns,
  Bounds,
  City,
  CityPlace,
  ImportProgress,
  MapTile,
  OpeningSpan,
  OsmType,
  PointOfInterest,
  StoreModuleType,
  StreetColumns,
} from './city-types.ts'
