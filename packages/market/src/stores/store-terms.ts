import type { StoreModuleType } from '../city/index.ts';
import type { PriceScale } from './prices.ts';

/** What all stores of a market have in common. */
export type StoreTerms = {
  /** Of the currency. */
  decimals: number;
  taxPercent: number;
  prices: PriceScale;
  /** How many stores of a module a zone should have; zones are numbered from 0 in their order, the centre first. */
  storesInZone: (moduleType: StoreModuleType, zone: number) => { from: number; to: number };
  /** Templates of the catalogue that this market does not use. */
  leftOut: readonly string[];
  /** A demonstration invents what only time can bring: ratings, orders, offers and a store's own prices. */
  invented: boolean;
  /** When real stores join. */
  joinedAt: string;
};
