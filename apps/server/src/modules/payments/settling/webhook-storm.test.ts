import { sql, type KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Ctx } from '../../../platform/context.ts';
import { signatureHeader, signMessage } from '../sandbox/signature.ts';
import { openTill, type Opened, type Till } from '../testing/till.fixture.ts';
import { receiveWebhook } from './receive-webhook.ts';
import { proves } from '../../../testing/index.ts';

let till: Till;
beforeAll(async () => {
  till = await openTill({ connections: 12 });
  till.market.clock.set('2026-06-17T15:30:00.000Z');
});
afterAll(() => till.close());

const seeds = 60;

/** mulberry32: the same seed is the same storm. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function shuffled<T>(list: readonly T[], random: () => number): T[] {
  return list
    .map((one) => [random(), one] as const)
    .sort(([a], [b]) => a - b)
    .map(([, one]) => one);
}

const charge = ({ paymentId, amountMinor }: Opened) =>
  sql`insert into sandbox_charges (payment_id, outcome, captured_minor, created_at)
    values (${paymentId}, 'approved', ${amountMinor}, now())`.execute(till.market.ctx.db);

const settledOnce = { settled: 1, failed: 0, mails: 1, states: 'settled', arrived: 1250, refunded: 0 };

describe('[CHK-07] a storm of webhooks', () => {
  test(`1 to 10 copies, shuffled, at once, before, during and after the browser’s return: one settling (${seeds} seeds)`, async () => {
    proves({
      dependency: 'payments',
      failure: 'a webhook up to ten times, shuffled, at once',
      shopperSees: 'one payment, one order, one message',
    });
    for (let seed = 1; seed <= seeds; seed += 1) {
      const random = randomOf(seed);
      const opened = await till.open();
      const copies = 1 + Math.floor(random() * 10);
      const bodies = Array.from({ length: copies }, () => till.body(opened));
      const processing = till.body(opened, {
        id: `processing-${opened.paymentId}`,
        type: 'payment.processing',
      });
      const url = new URL(opened.link);
      const back = () => till.web.inject({ url: `${url.pathname}${url.search}` });
      const acts = [...bodies, processing].map((body) => () => till.send(body));
      const answers = await Promise.all(shuffled([...acts, back, back], random).map((act) => act()));
      expect(
        answers.map(({ statusCode }) => statusCode).every((status) => status < 400),
        `seed ${seed}`,
      ).toBe(true);
      expect(await till.figures(opened), `seed ${seed}`).toEqual(settledOnce);
    }
  });

  test('with the time running out in the midst of it: settled, or given up and given back, never both', async () => {
    const ends = new Set<string>();
    for (let seed = 1; seed <= 20; seed += 1) {
      const random = randomOf(seed);
      till.market.clock.set('2026-06-17T15:30:00.000Z');
      const opened = await till.open();
      await charge(opened);
      till.market.clock.advance(15 * 60_000);
      const sends = Array.from({ length: 3 }, () => () => till.send(till.body(opened)));
      await Promise.all(shuffled([...sends, () => till.runJobs()], random).map((act) => act()));
      await till.runJobs();
      const { settled, failed, mails, refunded, states } = await till.figures(opened);
      expect([settled + failed, settled, refunded], `seed ${seed}`).toEqual([1, mails, failed * 1250]);
      ends.add(states);
    }
    expect([...ends].every((state) => ['settled', 'returned'].includes(state))).toBe(true);
  });

  test('another method chosen in the midst of it: one of the two is kept', async () => {
    for (let seed = 1; seed <= 20; seed += 1) {
      const opened = await till.open();
      await charge(opened);
      const again = till.openAgain(opened).catch(() => undefined);
      const [second] = await Promise.all([again, till.send(till.body(opened)), till.send(till.body(opened))]);
      if (second) await till.send(till.body(second));
      await till.runJobs();
      const { settled, mails, arrived, refunded } = await till.figures(opened);
      expect([settled, mails, arrived - refunded], `seed ${seed}`).toEqual([1, 1, 1250]);
    }
  });
});

/** Loses the connection's work at one of its statements. */
function dropsAt(nth: number): KyselyPlugin {
  let seen = 0;
  return {
    transformQuery: ({ node }) => {
      seen += 1;
      if (seen === nth) throw new Error('the server was killed here');
      return node;
    },
    transformResult: async ({ result }) => result,
  };
}

describe('[CHK-07] killed at every step of taking a webhook in', () => {
  async function receiveWith(plugin: KyselyPlugin, opened: Opened): Promise<void> {
    const { ctx } = till.market;
    const body = Buffer.from(JSON.stringify(till.body(opened)));
    const headers = { [signatureHeader]: await signMessage(ctx, body) };
    const dropping: Ctx = { ...ctx, db: ctx.db.withPlugin(plugin) };
    await receiveWebhook(dropping, till.purposes, 'sandbox', { body, headers });
  }

  test('the gateway sends it again, and there is one settling and one mail', async () => {
    proves({
      dependency: 'payments',
      failure: 'the server is killed while it takes a webhook in',
      shopperSees: 'one payment: the gateway sends it again',
    });
    let killed = 0;
    for (let nth = 1; nth < 100; nth += 1) {
      const opened = await till.open();
      const died = await receiveWith(dropsAt(nth), opened).then(
        () => false,
        (error: Error) => error.message.includes('killed'),
      );
      if (!died) break;
      killed = nth;
      const untouched = { settled: 0, mails: 0, states: 'awaiting' };
      expect(await till.figures(opened), `at ${nth}`).toMatchObject(untouched);
      await till.send(till.body(opened));
      expect(await till.figures(opened), `at ${nth}`).toEqual(settledOnce);
    }
    expect(killed).toBeGreaterThan(6);
  });

  test('after the commit, before its answer: sent again it changes nothing', async () => {
    const opened = await till.open();
    await receiveWith(dropsAt(Number.POSITIVE_INFINITY), opened);
    await till.send(till.body(opened));
    expect(await till.figures(opened)).toEqual(settledOnce);
  });
});
