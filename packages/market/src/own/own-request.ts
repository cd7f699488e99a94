import type { Clip } from '../readers/index.ts';

/** An operator's options for a market; absent ones are taken from the map. */
export type OwnMarketRequest = {
  /** Map objects: whatever `openReader` reads. */
  file: string;
  /** A folder of CSV files as `packages/market/catalogue` is one. */
  catalogueFolder: string;
  /** GeoJSON of the delivery zones. */
  zonesFile?: string;
  clip?: Clip;
  name?: string;
  /** IANA name. */
  timeZone?: string;
  /** ISO 3166-1 alpha-2. */
  country?: string;
  /** ISO 4217. */
  currency?: string;
  /** What one unit of the catalogue's currency is in the market's; 1 when absent. */
  priceFactor?: number;
  /** Value-added tax that prices include, in percent; 0 when absent. */
  taxPercent?: number;
  /** Restaurants at most, spread evenly over the zones, and a quarter as many stores of each other module; 80 when absent. */
  mostStores?: number;
  coast: 'auto' | 'land-mask' | 'none';
};

/** A row, feature or object that was left out, and why. */
export type LeftOut = {
  file: string;
  /** From 1, where the file has lines. */
  line?: number;
  /** Name of the object if a line number is not helpful: 'relation/12', 'feature 3'. */
  object?: string;
  reason: string;
};
