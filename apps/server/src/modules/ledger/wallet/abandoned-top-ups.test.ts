import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { schedule } from '../../../platform/jobs/jobs.ts';
import { openTestMarket, type TestCustomer, type TestMarket } from '../../../testing/index.ts';
import { payAtSandbox } from '../../../testing/pay-at-sandbox.ts';
import { chores } from '../../rooms.ts';
import { balanceOf, topUpsOf } from '../books.fixture.ts';
import { everyReward } from '../rewards.fixture.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let market: TestMarket;
let ana: TestCustomer;
beforeAll(async () => {
  market = await openTestMarket({
    connections: 8,
    settings: { rewards: everyReward, sandboxPayments: true },
  });
});
afterAll(() => market.close());
beforeEach(async () => {
  market.clock.advance(61_000);
  ana = await market.newCustomer();
});

const clearAway = async (): Promise<void> => {
  for (const chore of chores) await chore(market.ctx);
};
/** The day's jobs are done as they fall due, and then what is over is cleared away. */
async function later(days: number): Promise<void> {
  market.clock.advance(60 * 60_000);
  await market.runJobs();
  market.clock.advance(days * DAY_MS - 60 * 60_000);
  await clearAway();
}
async function topUp(): Promise<{ link: string; paymentId: string }> {
  const body = { amount: 25, payment_method: 'sandbox' };
  const { redirect_link: link } = await market.call('wallet.addFund', { body }, ana);
  return { link, paymentId: /pay\/([0-9a-f-]+)/.exec(link)?.[1] ?? '' };
}
const stateOf = async (id: string) => {
  const { rows } = await sql<{ state: string }>`select state from payments where id = ${id}`.execute(
    market.ctx.db,
  );
  return rows[0]?.state;
};

describe('a top-up that nobody paid', () => {
  test('is forgotten a season after it was given up, with its payment', async () => {
    const { paymentId } = await topUp();
    await later(89);
    expect(await stateOf(paymentId)).toBe('expired');
    await later(2);
    expect(await stateOf(paymentId)).toBeUndefined();
    expect(await topUpsOf(market, ana.shopperId)).toEqual([]);
  });

  test('goes with what the gateway said of it', async () => {
    const { paymentId } = await topUp();
    await sql`insert into sandbox_charges (payment_id, outcome, captured_minor, created_at)
      values (${paymentId}, 'declined', 0, now())`.execute(market.ctx.db);
    await sql`insert into payment_events (gateway, event_id, kind, payment_id, at)
      values ('sandbox', 'said-once', 'declined', ${paymentId}, now())`.execute(market.ctx.db);
    await later(92);
    expect(await stateOf(paymentId)).toBeUndefined();
    expect(await market.count('payment_events')).toBe(0);
    expect(await market.count('sandbox_charges')).toBe(0);
  });

  test('goes of many in one round, with two servers at it', async () => {
    await topUp();
    await sql`with crowd as (select gen_random_uuid() as id from generate_series(1, 450)), ups as (
        insert into wallet_top_ups (id, customer_id, amount_minor, created_at)
        select id, ${ana.shopperId}::uuid, 100, now() from crowd)
      insert into payments (id, purpose, subject_id, shopper_id, method, state, amount_minor, currency, return_path,
        due_at, created_at, updated_at)
      select gen_random_uuid(), 'wallet', id, ${ana.shopperId}::uuid, 'sandbox', 'expired', 100, 'UYU', '/',
        now(), now(), ${new Date(market.clock.now())} from crowd`.execute(market.ctx.db);
    market.clock.advance(91 * DAY_MS);
    await Promise.all([clearAway(), clearAway()]);
    // The one that waits was never given up: its work has not run yet.
    expect(await topUpsOf(market, ana.shopperId)).toHaveLength(1);
  });
});

describe('what stays', () => {
  test('a top-up that was paid, although another try of it was given up', async () => {
    const { link, paymentId } = await topUp();
    const [subject] = await topUpsOf(market, ana.shopperId);
    await payAtSandbox(market, link);
    await sql`insert into payments (id, purpose, subject_id, shopper_id, method, state, amount_minor, currency,
        return_path, due_at, created_at, updated_at)
      select gen_random_uuid(), purpose, subject_id, shopper_id, method, 'replaced', amount_minor, currency,
        return_path, due_at, created_at, updated_at from payments where id = ${paymentId}`.execute(
      market.ctx.db,
    );
    await later(400);
    expect(await stateOf(paymentId)).toBe('settled');
    expect(await topUpsOf(market, ana.shopperId)).toEqual([subject]);
    expect(await balanceOf(market, ana.shopperId)).toBeGreaterThanOrEqual(2500);
    const { rows } = await sql`select from payments where subject_id = ${subject}`.execute(market.ctx.db);
    expect(rows).toHaveLength(1);
  });

  test('a transfer that was proved: its money may still be found on the account', async () => {
    const { paymentId } = await topUp();
    await sql`update payments set method = 'offline_payment', offline_method = 'bank' where id = ${paymentId}`.execute(
      market.ctx.db,
    );
    await later(400);
    expect(await stateOf(paymentId)).toBe('expired');
  });

  test('one that its gateway could not be asked about yet: its work rests, and money may be there', async () => {
    const { paymentId } = await topUp();
    await later(1);
    await schedule(market.ctx, { name: 'payments.ask' }, { paymentId }, market.clock.now() + 300 * DAY_MS);
    await later(100);
    expect(await stateOf(paymentId)).toBe('expired');
  });
});
