import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { everyWayIn, openTestMarket, readCode, type TestMarket } from '../../../testing/index.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket({ connections: 4, settings: everyWayIn });
});
afterAll(() => market.close());

const password = 'correct horse';

async function customer(name: string, phone: string): Promise<string> {
  const body = { name, phone, email: `${name}@example.com`, password, confirm_password: password };
  return (await market.call('accounts.signUp', { body })).token ?? '';
}

async function isWaitedFor(): Promise<boolean> {
  const { rows } = await sql`
    select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(market.ctx.db);
  return rows.length > 0;
}

test('[PROF-01] two who prove the same new e-mail at the same moment: the later one is told that it is another’s, not of a fault', async () => {
  await customer('ana', '+59899700001');
  const token = await customer('eva', '+59899700002');
  const email = 'both@example.com';
  await market.call('accounts.updateProfile', { body: { email } }, { token });
  const otp = await readCode(market, email);
  const proof = { email, otp, verification_on: 'email', verification_medium: 'email' } as const;
  const refusal = await market.ctx.db.transaction().execute(async (db) => {
    await sql`update customers set email = ${email} where email = 'ana@example.com'`.execute(db);
    const later = market.refused('accounts.updateProfile', { body: proof }, { token });
    await vi.waitUntil(isWaitedFor, { timeout: 10_000, interval: 20 });
    return { later };
  });
  expect((await refusal.later).code).toBe('contact_of_another');
});
