import { endpoints } from '@promenade/contract/calls';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { everyWayIn, openTestMarket, type TestMarket } from '../index.ts';
import { rawRequestOf, send } from './every-endpoint.ts';
import type { WriteId } from './write-sample.ts';
import { writeSamples } from './write-samples.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket({ countRefusals: false, settings: everyWayIn, connections: 24 });
});
afterAll(() => market.close());
// Lets the rate limits reset.
beforeEach(() => market.clock.advance(61_000));

test.each(Object.keys(writeSamples) as WriteId[])(
  '%s six times at once, each under a key of its own, is done or refused, and never a fault',
  async (id) => {
    const { caller, input } = await writeSamples[id](market);
    const asked = rawRequestOf(input, caller);
    const ask = () => send(market.app, endpoints[id], { ...asked, key: market.ctx.ids.next() });
    const answers = await Promise.all(Array.from({ length: 6 }, ask));
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses).toContain(200);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
  },
);
