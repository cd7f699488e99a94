import type { Clip } from '../readers/index.ts';

/** An operator's options for a market; missing ones are derived from the map. */
export type OwnMarketRequest = {
  /** Map objects in any format that `openReader` reads. */
  file: string;
  /** A folder of CSV files like `packages/market/catalogue`. */
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
  /** The price in the market's currency of one unit of the catalogue's; 1 by default. */
  priceFactor?: number;
  /** Value-added tax that prices include, in percent; 0 by default. */
  taxPercent?: number;
  /**
   * Maximum number of restaurants, spread evenly over the zones, and a quarter as many stores of each other module;
   * 80 by default.
   */
  mostStores?: number;
  coast: 'auto' | 'land-mask' | 'none';
};

/** A row, feature or object that was left out, and why. */
export type LeftOut = {
  file: string;
  /** Counted from 1; only for files with lines. */
  line?: number;
  /** Name of the object if a line number is not helpful: 'relation/12', 'feature 3'. */
  object?: string;
  reason: string;
};
