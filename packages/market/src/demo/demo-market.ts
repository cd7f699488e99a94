import type { CityOptions } from '../city/index.ts';
import type { MarketPlan, PlanSources } from '../plan/index.ts';
import type { PriceScale } from '../stores/index.ts';
import type { ZoneDraft } from '../zones/index.ts';

/** What distinguishes one demonstration from another; everything else is shared. */
export type DemoMarket = {
  /** The source of its map objects. */
  reader: () => CityOptions['reader'];
  coast: CityOptions['coast'];
  zones: () => ZoneDraft[];
  settings: Omit<MarketPlan['settings'], 'bounds'>;
  /** Relative to the catalogue's prices, which are Montevideo's. */
  prices: PriceScale;
  /** The price of an evening for two, a round sum: bonuses and rewards are proportional to it. */
  eveningMinor: number;
  /** Templates of the catalogue that belong to another city. */
  leftOut: readonly string[];
  offers: (zoneSlugs: readonly string[]) => NonNullable<PlanSources['offers']>;
};
