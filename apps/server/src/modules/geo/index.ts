/**
 * Geo: the market's own map: which zone contains a point, geocoding in both directions, and distances by road. Owns
 * streets, house numbers, places, the road graph and the tiles; importing a city replaces all of them. Queries an
 * outside geo provider if the environment names one, and falls back to the own map if it fails. Does not own zones
 * and their rates (zones), or saved addresses (addresses).
 */
export { findWay, type WayThere } from './find-route.ts';
export { mostAhead, searchAhead, tellDistance, tellDistances } from './ways/find-distances.ts';
export { geoRoutes, serveTiles } from './geo.routes.ts';
export { forgetOldPlaces } from './providers/outside/kept-answers.ts';
export { keepStorePlaces } from './keep-store-places.ts';
export { writeCity } from './write-city.ts';
