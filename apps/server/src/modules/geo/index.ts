/**
 * Geo: the market's own map: which zone a point is in, what a place is called and where it is, how far it is by road.
 * Owns streets, house numbers, places, the road graph and the tiles; replaces them whole when a city is imported.
 * Asks other geocoders where the environment names one, and answers itself where they do not.
 * Does not own zones and their rates (zones), nor a customer's saved addresses (addresses).
 */
export { findWay, type WayThere } from './find-route.ts';
export { geoRoutes, serveTiles } from './geo.routes.ts';
export { forgetOldPlaces } from './providers/outside/kept-answers.ts';
export { keepStorePlaces } from './keep-store-places.ts';
export { writeCity } from './write-city.ts';
