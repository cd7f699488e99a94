/**
 * Catalog: categories, stores with their hours, and items with options, add-ons and stock.
 * Owns these tables, which of them are visible in a zone and module (MOD-08), and taking stock.
 * Does not own carts, orders or favourites (wishlist), which use this room's exports.
 */
export { catalogRoutes } from './catalog.routes.ts';
export { categoriesTopic } from './categories/known-categories.ts';
export type {
  HoursColumns,
  LocalText,
  StoreDiscountColumns,
} from './catalog.tables.ts';
export { textIn } from './catalog.tables.ts';
export {
  type ItemForSale,
  listItemsForCart,
  localChoices,
  localGroupName,
  viewItems,
} from './items/items-for-sale.ts';
export { addItem, checkCategory } from './items/add-item.ts';
export { viewGroup, viewQuestion } from './items/items.view.ts';
export { byIdOrSlug } from './items/items.repo.ts';
export { type ChoicesSaid, checkUnitPrice, keepChoices } from './kept/keep-choices.ts';
export { listAddOns } from './kept/kept-choices.repo.ts';
export {
  type KeptItemRow,
  listKeptItems,
  lockKeptItem,
  setItemImage,
  updateKeptItem,
} from './kept/kept-items.repo.ts';
export { listFavouriteStores, listItemCards, listStoreCards } from './list-favourites.ts';
export { isOpenNow } from './open-now.repo.ts';
export { listAllBanners, switchBanner } from './offers/kept/keep-banners.ts';
export { listSales, switchSale } from './offers/kept/keep-flash-sales.ts';
export { renewOffers } from './offers/renew-offers.ts';
export type { OfferRows } from './offers/write-offers.ts';
export type { CatalogRows } from './loading/write-catalog.ts';
export { isOpenModule, type Scope, scopeOf, vehicleModuleIdsOf } from './scope.ts';
export { countStarsOn, starsOf } from './stars/counted-stars.ts';
export type { StarColumns } from './stars/counted-stars.repo.ts';
export {
  countStars,
  getReviewedItem,
  getReviewedStore,
  namesOfItems,
  type Reviewed,
  takesReviews,
} from './stars/stars.ts';
export { foldedWords } from './search/folded-words.ts';
export { rankSearchDaily } from './search/rank-search.ts';
export { searchDistancesAhead } from './search-distances-ahead.ts';
export type { SheetWish } from './sheets/import-sheet.ts';
export { lockSheets } from './sheets/sheets.repo.ts';
export type { SheetChange, SheetReport } from './sheets/sheet-report.ts';
export type { ListedPage } from './sitemap/parts.repo.ts';
export { entriesOf, type PartOf, partsOf, type SitemapEntry } from './sitemap/parts.ts';
export { listSitemapEntries, listSitemapParts, type SitemapPart } from './sitemap/sitemap.ts';
export {
  giveBackStock,
  type StockTake,
  listStock,
  setItemStock,
  takeStock,
} from './stock/take-stock.ts';
export { addStore } from './stores/add-store.ts';
export { shownState, type StoredInterval, timeZoneOf } from './stores/opening.ts';
export { hoursColumns, readHours } from './stores/read-hours.ts';
export {
  countAllStores,
  keepDiscount,
  listAllStores,
  setStoreActive,
  setStoreDiscount,
  setStoreHours,
  setStoreRates,
  setStoreReviews,
  type StoreAtWork,
} from './stores/decide-store.ts';
export { taxStores } from './stores/tax-stores.ts';
export { getKnownStore, type KnownStore } from './stores/known-store.ts';
export { newForMs, viewHours, viewIntervals } from './stores/stores.view.ts';
export { exportSheet, importSheet, offerOnly, writeCatalog, writeOffers } from './when-imported.ts';
