// The stores room: turns points of interest and catalogue templates into stores with menus. It owns the row shapes of
// a market; it knows no database and draws no picture.
export type {
  AddOnRow,
  CategoryRow,
  GatheringRow,
  ItemRow,
  PictureName,
  RowId,
  SellingModuleType,
  StockRow,
  StoreHoursRow,
  StoreRow,
  StoreRows,
} from './rows.ts';
export { isSelling } from './rows.ts';
export { categoryId } from './build-categories.ts';
export { createDice, type Dice } from './dice.ts';
export { HUES } from './build-store.ts';
export { buildStores } from './build-stores.ts';
export { vehicleCategoryId } from './rental/build-fleet.ts';
export type {
  RentalRows,
  VehicleRow,
} from './rental/rental-rows.ts';
export { slugOf } from './plain-text.ts';
export { type PriceScale, SAME_PRICES, storePrice } from './prices.ts';
export { stableId } from './stable-id.ts';
export type { StoreTerms } from './store-terms.ts';
