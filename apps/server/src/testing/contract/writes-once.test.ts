import { endpoints } from '@promenade/contract/calls';
import type { Endpoint } from '@promenade/contract/endpoint';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { everyWayIn, openTestMarket, type TestMarket } from '../index.ts';
import { rowsGained, stateOf } from './digest.ts';
import { type RawRequest, rawRequestOf, send, wellFormed } from './every-endpoint.ts';
import type { WriteId } from './write-sample.ts';
import { writeSamples } from './write-samples.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket({ countRefusals: false, settings: everyWayIn });
});
afterAll(() => market.close());
beforeEach(() => {
  // Past every window of the limits on calls.
  market.clock.advance(61_000);
  // There are more tests than minutes until the stores close: in the evening it is noon of the next day.
  if (new Date(market.clock.now()).getUTCHours() >= 22) market.clock.advance(17 * 3_600_000);
});

const writes = (Object.keys(writeSamples) as WriteId[]).map(
  (id) => [id, endpoints[id] as unknown as Endpoint] as const,
);
// Its token is dead after the first time: a repeat is told so.
const keptAlive = writes.filter(([id]) => id !== 'accounts.logout' && id !== 'accounts.remove');

async function sampleOf(id: WriteId): Promise<RawRequest> {
  const { caller, input } = await writeSamples[id](market);
  return { ...rawRequestOf(input, caller), key: market.ctx.ids.next() };
}

describe('a repeat under one key is answered as the first time and changes nothing', () => {
  test.each(keptAlive)('%s', async (id, endpoint) => {
    const request = await sampleOf(id);
    const first = await send(market.app, endpoint, request);
    expect([first.statusCode, first.payload]).toEqual([200, first.payload]);
    const before = await stateOf(market.ctx);
    const again = await send(market.app, endpoint, request);
    expect([again.statusCode, again.payload]).toEqual([200, first.payload]);
    expect(await stateOf(market.ctx)).toEqual(before);
  });
});

describe('other content under the same key is refused and changes nothing', () => {
  test.each(keptAlive)('%s', async (id, endpoint) => {
    const request = await sampleOf(id);
    await send(market.app, endpoint, request);
    const before = await stateOf(market.ctx);
    const other = await send(market.app, endpoint, { ...request, query: { ...request.query, other: 1 } });
    expect(other.statusCode).toBe(409);
    expect(other.json()).toMatchObject({ errors: [{ code: 'key_reused' }] });
    expect(await stateOf(market.ctx)).toEqual(before);
  });

  test('a changed body too', async () => {
    const [, endpoint] = writes.find(([id]) => id === 'cart.add') ?? [];
    const request = await sampleOf('cart.add');
    await send(market.app, endpoint as Endpoint, request);
    const body = { ...(request.body as object), quantity: 2 };
    expect((await send(market.app, endpoint as Endpoint, { ...request, body })).json()).toMatchObject({
      errors: [{ code: 'key_reused' }],
    });
  });
});

describe('twenty times at once under one key is once', () => {
  test.each(keptAlive)('%s', async (id, endpoint) => {
    const [single, parallel] = [await sampleOf(id), await sampleOf(id)];
    const before = await stateOf(market.ctx);
    await send(market.app, endpoint, single);
    const between = await stateOf(market.ctx);
    market.clock.advance(61_000);
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(market.app, endpoint, parallel)));
    expect(new Set(answers.map((answer) => `${answer.statusCode} ${answer.payload}`)).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(200);
    expect(rowsGained(between, await stateOf(market.ctx))).toEqual(rowsGained(before, between));
  });
});

describe('a refused write leaves no trace, its key neither', () => {
  // Their least input is a right one: what they refuse is tested in their rooms.
  const takesLeast: readonly WriteId[] = [
    'accounts.socialStart',
    'accounts.passkeyPrepare',
    'accounts.updateProfile',
    'accounts.updateInterest',
    'accounts.remove',
    'ops.addCoupon',
    'ops.setMaintenance',
    'trips.quote',
  ];
  const refusable = writes.filter(
    ([id, endpoint]) => endpoint.refusals.length > 0 && !takesLeast.includes(id),
  );
  test.each(refusable)('%s', async (id, endpoint) => {
    const right = await sampleOf(id);
    const before = await stateOf(market.ctx);
    const refused = await send(market.app, endpoint, { ...right, ...wellFormed(endpoint) });
    expect([400, 401, 404, 409, 422]).toContain(refused.statusCode);
    expect(await stateOf(market.ctx)).toEqual(before);
    expect((await send(market.app, endpoint, right)).statusCode).toBe(200);
  });
});
