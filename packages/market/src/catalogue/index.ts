// The catalogue room: reads menus, goods, choices, opening hours and brand rules from a folder of CSV files and
// reports every row it rejects. It knows no city and no store; `stores` combines the two.
export type { CategoryEntry, DishEntry, FoodCatalogue, TemplateEntry } from './food-entries.ts';
export type {
  ChoiceEntry,
  GatheringEntry,
  GoodEntry,
  GoodsCatalogue,
} from './goods/goods-entries.ts';
export type { Discount, VariationGroup } from './offer.ts';
export type { ParcelEntry } from './read-parcels.ts';
export type {
  RentalCatalogue,
  VehicleEntry,
} from './rental/rental-entries.ts';
export {
  type BrandRule,
  type Catalogue,
  demoCatalogueFolder,
  type HoursProfile,
  readCatalogue,
} from './read-catalogue.ts';
