/**
 * Market: loads a whole market at once: a city's map, zones, stores, menus and pictures.
 * Owns the order of loading and its progress; every room keeps its own rows through its door.
 * Does not own what an operator changes afterwards (settings, catalog).
 */
export { isDemoMarket, isEmptyMarket, loadDemoMarket } from './load-demo-market.ts';
export type { LoadProgress } from './load-progress.ts';
