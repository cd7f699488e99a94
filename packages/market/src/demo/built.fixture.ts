import { buildCity, type City } from '../city/index.ts';
import type { MarketPlan } from '../plan/index.ts';
import { buildDemoMarket, type DemoName, demoMarkets } from './index.ts';

const cities = new Map<DemoName, Promise<City>>();
const markets = new Map<DemoName, Promise<MarketPlan>>();

function once<Made>(made: Map<DemoName, Promise<Made>>, name: DemoName, make: () => Promise<Made>) {
  const found = made.get(name) ?? make();
  made.set(name, found);
  return found;
}

/** A demonstration's city, to be read alone: building one takes seconds, and each worker builds its own, so one file asks it all. */
export const builtCity = (name: DemoName): Promise<City> =>
  once(cities, name, () => buildCity({ reader: demoMarkets[name].reader(), coast: 'none' }));

/** A demonstration's market in that city, to be read alone. */
export const builtMarket = (name: DemoName): Promise<MarketPlan> =>
  once(markets, name, async () => buildDemoMarket({ name, city: await builtCity(name) }));
