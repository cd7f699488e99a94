import { type City, readCity } from '../city/index.ts';
import type { MarketPlan } from '../plan/index.ts';
import { buildDemoMarket, type DemoName, demoMarkets } from './index.ts';

/** The data from which a market is planned, without a map. */
type Outline = Omit<City, 'tiles' | 'graph'>;

const cities = new Map<DemoName, Promise<Outline>>();
const markets = new Map<DemoName, Promise<MarketPlan>>();

function once<Made>(made: Map<DemoName, Promise<Made>>, name: DemoName, make: () => Promise<Made>) {
  const found = made.get(name) ?? make();
  made.set(name, found);
  return found;
}

/**
 * A demo's city, read-only: building one takes seconds, and each worker builds its own, so a single test file uses
 * it.
 */
export const builtCity = (name: DemoName): Promise<Outline> =>
  once(
    cities,
    name,
    async () => (await readCity({ reader: demoMarkets[name].reader(), coast: 'none' })).outline,
  );

/** A demonstration's market in that city, read-only. */
export const builtMarket = (name: DemoName): Promise<MarketPlan> =>
  once(markets, name, async () => buildDemoMarket({ name, city: await builtCity(name) }));
