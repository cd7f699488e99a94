import { sql } from 'kysely';
import { pino } from 'pino';
import { buildApp } from '../../../../app.ts';
import type { Ctx } from '../../../../platform/context.ts';
import {
  type GeoSettings,
  type GeoSource,
  geoSource,
  ownMap,
} from '../../../../platform/sources/geo-source.ts';
import { fixture, openTestMarket, type TestMarket } from '../../../../testing/index.ts';
import { testClient } from '../../../../testing/test-client.ts';
import { writeCity } from '../../index.ts';
import { type ProviderServer, startProviderServer } from './provider-server.fixture.ts';
import { buildSmallCity } from './small-city.fixture.ts';

/** The key that only the provider may see. */
export const SECRET_KEY = 'AIza-test-only-0123456789';

/** A market whose provider is a server on this machine. */
export interface ProviderMarket extends TestMarket {
  readonly provider: ProviderServer;
  /** Lines of the log, as written. */
  readonly logged: string[];
  /** Milliseconds waited for slots. */
  readonly waits: number[];
  /** The context that calls receive. */
  readonly geoCtx: () => Ctx;
  /** Selects a provider, as if just started: no requests, cached answers or pauses. */
  readonly choose: (provider: GeoSettings['provider'], more?: Partial<GeoSource>) => Promise<void>;
}

/** Opens the market in a city with one street. */
export async function openProviderMarket(): Promise<ProviderMarket> {
  const market = await openTestMarket();
  const provider = await startProviderServer();
  const [logged, waits]: [string[], number[]] = [[], []];
  await writeCity({ ...market.ctx, db: market.owner }, await buildSmallCity());
  let geo = ownMap;
  const log = pino({ level: 'trace' }, { write: (line: string) => logged.push(line) });
  // Read at each request, so that a test can select another provider.
  const ctx: Ctx = Object.defineProperty({ ...market.ctx, log }, 'geo', { enumerable: true, get: () => geo });
  const app = await buildApp({ ctx, log, validateReplies: true });
  const usual = { zones: [fixture.zones.centre], module: fixture.modules.food };
  const wait = async (milliseconds: number): Promise<void> => {
    waits.push(milliseconds);
    market.clock.advance(milliseconds);
  };
  return {
    ...market,
    ...testClient(app, () => ctx.ids.next(), usual),
    app,
    provider,
    logged,
    waits,
    geoCtx: () => ({ ...ctx }),
    choose: async (name, more = {}) => {
      const key = name === 'google' ? SECRET_KEY : undefined;
      const settings = { provider: name, url: provider.url, key, contact: 'mailto:desk@market.example' };
      geo = { ...geoSource(settings, 'https://market.example'), wait, ...more };
      Object.assign(provider, { behaviour: 'recorded' });
      for (const list of [provider.asked, logged, waits]) list.length = 0;
      provider.instead.clear();
      await sql`truncate geo_answers, geo_turns`.execute(market.owner);
    },
    close: async () => {
      await app.close();
      await provider.close();
      await market.close();
    },
  };
}
