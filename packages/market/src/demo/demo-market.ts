import type { CityOptions } from '../city/index.ts';
import type { MarketPlan, PlanSources } from '../plan/index.ts';
import type { PriceScale } from '../stores/index.ts';
import type { ZoneDraft } from '../zones/index.ts';

/** What makes one demonstration differ from another; all else is the same code. */
export type DemoMarket = {
  /** Where its map objects come from. */
  reader: () => CityOptions['reader'];
  coast: CityOptions['coast'];
  zones: () => ZoneDraft[];
  settings: Omit<MarketPlan['settings'], 'bounds'>;
  /** The catalogue's prices are Montevideo's. */
  prices: PriceScale;
  /** What an evening for two costs, a round sum in minor units: the measure of bonuses and rewards. */
  evening: number;
  /** Templates of the catalogue that belong to another city. */
  leftOut: readonly string[];
  offers: (zoneSlugs: readonly string[]) => NonNullable<PlanSources['offers']>;
};
