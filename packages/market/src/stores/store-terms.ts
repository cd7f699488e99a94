import type { StoreModuleType } from '../city/index.ts';
import type { PriceScale } from './prices.ts';

/** What holds for all stores of a market. */
export type StoreTerms = {
  /** Of the currency. */
  decimals: number;
  taxPercent: number;
  prices: PriceScale;
  /** Stores of a module that a zone aims at; zones count from 0 in their order, the centre first. */
  storesInZone: (moduleType: StoreModuleType, zone: number) => { from: number; to: number };
  /** Templates of the catalogue that this market has no use for. */
  leftOut: readonly string[];
  /** A demonstration invents what only time can bring: ratings, orders, offers and prices of a store's own. */
  invented: boolean;
  /** When stores join that are not invented. */
  joinedAt: string;
};
