import { endpoints } from '@promenade/contract/calls';
import type { Endpoint } from '@promenade/contract/endpoint';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyWayIn, openTestMarket, type TestMarket } from '../index.ts';
import { rowsGained, stateOf } from './digest.ts';
import { type RawRequest, rawRequestOf, send, wellFormed } from './every-endpoint.ts';
import type { WriteId } from './write-sample.ts';
import { writeSamples } from './write-samples.ts';

// Each on a connection of its own: more than there are would wait for one, which orders try (checkout.test.ts).
const atOnce = 8;

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket({ countRefusals: false, settings: everyWayIn, connections: atOnce });
});
afterAll(() => market.close());

const writes = (Object.keys(writeSamples) as WriteId[]).map((id) => [id, endpoints[id]] as const);
// These end their token, so a repeat is refused.
const once: readonly WriteId[] = ['accounts.logout', 'accounts.remove'];
const repeatable = writes.filter(([id]) => !once.includes(id));
// A sample with only the required fields is valid for these: their refusals are tested in their rooms.
const takesLeast: readonly WriteId[] = [
  'accounts.socialStart',
  'accounts.endOtherSessions',
  'accounts.reauthenticationCode',
  'accounts.reauthenticationPasskey',
  'accounts.passkeyPrepare',
  'accounts.updateProfile',
  'accounts.updateInterest',
  'accounts.remove',
  'ops.addCoupon',
  'ops.setMaintenance',
  'trips.quote',
];
const refusable = writes.filter(([id, endpoint]) => endpoint.refusals.length > 0 && !takesLeast.includes(id));
// The first call leaves something for good: a setting, a search entry, another record's position.
const leavesForGood: readonly WriteId[] = [
  'accounts.socialStart',
  'ops.addCourier',
  'ops.addItem',
  'ops.approvePartner',
  'ops.changeSetting',
  'ops.setItemChoices',
  'ops.setMaintenance',
  'ops.setPage',
  'ops.setStoreOpen',
];

/** Lets the rate limits reset. */
function pastLimits(): void {
  market.clock.advance(61_000);
  // There are more writes than minutes until the stores close: in the evening, continue at noon of the next day.
  if (new Date(market.clock.now()).getUTCHours() >= 22) market.clock.advance(17 * 3_600_000);
}

async function sampleOf(id: WriteId): Promise<RawRequest> {
  const { caller, input } = await writeSamples[id](market);
  return { ...rawRequestOf(input, caller), key: market.ctx.ids.next() };
}

async function answerTo(endpoint: Endpoint, request: RawRequest) {
  const { statusCode, payload } = await send(market.app, endpoint, request);
  return { statusCode, payload };
}

/**
 * One write in all variations: invalid, valid, repeated, with other content, and eight times in parallel by another
 * caller. Preparing a write costs more than sending it, so the tests below each check their part of one course.
 */
async function takeCourse(id: WriteId, endpoint: Endpoint) {
  pastLimits();
  if (leavesForGood.includes(id)) await send(market.app, endpoint, await sampleOf(id));
  const [request, parallel] = [await sampleOf(id), await sampleOf(id)];
  const untouched = await stateOf(market.ctx);
  const refuse = (right: RawRequest) => answerTo(endpoint, { ...right, ...wellFormed(endpoint) });
  const refused = refusable.some(([other]) => other === id) ? await refuse(request) : undefined;
  const afterRefusal = refused ? await stateOf(market.ctx) : untouched;
  const first = await answerTo(endpoint, request);
  const afterFirst = await stateOf(market.ctx);
  const again = await answerTo(endpoint, request);
  const other = await answerTo(endpoint, { ...request, query: { ...request.query, other: 1 } });
  const afterRepeats = await stateOf(market.ctx);
  // A refusal is counted with the next accepted call: send one here too, so that both calls compare.
  if (refused) await refuse(parallel);
  pastLimits();
  const together = await Promise.all(Array.from({ length: atOnce }, () => answerTo(endpoint, parallel)));
  const afterTogether = await stateOf(market.ctx);
  const states = { untouched, afterRefusal, afterFirst, afterRepeats, afterTogether };
  return { ...states, refused, first, again, other, together };
}

const courses = new Map<WriteId, ReturnType<typeof takeCourse>>();
function courseOf(id: WriteId, endpoint: Endpoint): ReturnType<typeof takeCourse> {
  const course = courses.get(id) ?? takeCourse(id, endpoint);
  courses.set(id, course);
  return course;
}

describe('a repeat under one key is answered as the first time and changes nothing', () => {
  test.each(repeatable)('%s', async (id, endpoint) => {
    const { first, again, afterFirst, afterRepeats } = await courseOf(id, endpoint);
    expect(first).toEqual({ statusCode: 200, payload: first.payload });
    expect(again).toEqual(first);
    expect(afterRepeats).toEqual(afterFirst);
  });
});

describe('other content under the same key is refused and changes nothing', () => {
  test.each(repeatable)('%s', async (id, endpoint) => {
    const { other, afterFirst, afterRepeats } = await courseOf(id, endpoint);
    expect(other.statusCode).toBe(409);
    expect(JSON.parse(other.payload)).toMatchObject({ errors: [{ code: 'key_reused' }] });
    expect(afterRepeats).toEqual(afterFirst);
  });

  test('a changed body too', async () => {
    pastLimits();
    const [, endpoint] = writes.find(([id]) => id === 'cart.add') ?? [];
    const request = await sampleOf('cart.add');
    await send(market.app, endpoint as Endpoint, request);
    const body = { ...(request.body as object), quantity: 2 };
    expect((await send(market.app, endpoint as Endpoint, { ...request, body })).json()).toMatchObject({
      errors: [{ code: 'key_reused' }],
    });
  });
});

describe('eight times at once under one key is once', () => {
  test.each(repeatable)('%s', async (id, endpoint) => {
    const { untouched, afterRefusal, afterFirst, afterRepeats, afterTogether, together } = await courseOf(
      id,
      endpoint,
    );
    expect(new Set(together.map(({ statusCode, payload }) => `${statusCode} ${payload}`)).size).toBe(1);
    expect(together[0]?.statusCode).toBe(200);
    expect(afterRefusal).toEqual(untouched);
    expect(rowsGained(afterRepeats, afterTogether)).toEqual(rowsGained(afterRefusal, afterFirst));
  });
});

describe('a refused write leaves no trace, its key neither', () => {
  test.each(refusable)('%s', async (id, endpoint) => {
    const { refused, first, untouched, afterRefusal } = await courseOf(id, endpoint);
    expect([400, 401, 404, 409, 422]).toContain(refused?.statusCode);
    expect(afterRefusal).toEqual(untouched);
    expect(first.statusCode).toBe(200);
  });
});
