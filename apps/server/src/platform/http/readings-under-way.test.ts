import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { bytesUnderWay } from '../limits/bytes-under-way.ts';
import { openTestMarket, type TestMarket } from '../../testing/index.ts';
import { serve } from './endpoints.ts';

const nothing = { total_size: 0, limit: 24, offset: 1, stores: [] };

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket({ empty: true });
});
afterAll(() => market.close());

let app: FastifyInstance;
let begun: string[];
let requests: FastifyRequest[];
let makeAll: () => void;
let fail: boolean;
beforeEach(() => {
  app = Fastify();
  begun = [];
  requests = [];
  app.addHook('onRequest', async (request) => {
    requests.push(request);
  });
  fail = false;
  const made = new Promise<void>((resolve) => {
    makeAll = resolve;
  });
  const deps = {
    ctx: market.ctx,
    formsUnderWay: bytesUnderWay(),
    limiter: { count: async () => undefined },
    validateReplies: true,
  };
  serve(app, deps, {
    'catalog.stores': async ({ actor, language, where }) => {
      begun.push(`${actor.kind} ${language} ${where.moduleId ?? 'first'}`);
      await made;
      if (fail) throw new Error('the database has gone');
      return nothing;
    },
  });
});
afterEach(() => app.close());

const ask = (headers: Record<string, string> = {}, query = '') =>
  app.inject({ url: `/api/v1/stores/get-stores?limit=24${query}`, headers });

/** Sends all requests before any of them is answered. */
async function atOnce<T>(asked: readonly Promise<T>[], readings: number): Promise<T[]> {
  // Each caller has been identified: from there to the read nothing is awaited.
  await expect.poll(() => requests.filter(({ callerKind }) => callerKind).length).toBe(asked.length);
  expect(begun).toHaveLength(readings);
  makeAll();
  return Promise.all(asked);
}

test('many who ask the same list at once are answered by one reading, and the next by a new one', async () => {
  const answers = await atOnce([ask(), ask(), ask()], 1);
  expect(answers.map((answer) => answer.json())).toEqual([nothing, nothing, nothing]);
  await ask();
  expect(begun).toHaveLength(2);
});

test('who asks otherwise, in another language or module is answered by a reading of their own', async () => {
  const moduleId = market.ctx.ids.next();
  const asked = [ask(), ask({}, '&offset=2'), ask({ 'x-localization': 'ar' }), ask({ moduleid: moduleId })];
  await atOnce(asked, 4);
  const expected = ['anyone ar first', 'anyone en first', 'anyone en first', `anyone en ${moduleId}`];
  expect(begun.sort()).toEqual(expected.sort());
});

test('customers share one reading, made for nobody; those who work here have their own', async () => {
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
  const [ana, ben] = [await market.newCustomer(), await market.newCustomer()];
  const operator = await market.operatorToken();
  await atOnce([ask(bearer(ana.token)), ask(bearer(ben.token)), ask(bearer(operator))], 2);
  expect(begun.sort()).toEqual(['anyone en first', 'operator en first']);
});

test('a reading that fails is told to all who wait for it, and tried anew by the next', async () => {
  fail = true;
  const failed = await atOnce([ask(), ask()], 1);
  expect(failed.map(({ statusCode }) => statusCode)).toEqual([500, 500]);
  fail = false;
  expect((await ask()).statusCode).toBe(200);
});
