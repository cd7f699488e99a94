/**
 * Market: loads a whole market at once, a demo or a real one: map, zones, stores, menus and pictures. Owns the order of
 * loading, its progress, and which market is loaded; every room writes its own rows. Does not own what an operator
 * changes afterwards (settings, catalog).
 */
export { ImportRefused } from './deciding/decide-import.ts';
export { decideModule } from './deciding/decide-module.ts';
export { decideSetting } from './deciding/decide-setting.ts';
export { importOwnMarket, tryOwnMarket } from './import-own-market.ts';
export type { ImportReport, ImportWish } from './import-report.ts';
export { loadDemoMarket } from './load-demo-market.ts';
export type { LoadProgress } from './load-progress.ts';
export { findStandingMarket, isEmptyMarket } from './market-state.ts';
