import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  everyWayIn,
  openTestMarket,
  readCode,
  type TestMarket,
  waitForLocks,
} from '../../../testing/index.ts';

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
    await waitForLocks(market, 1);
    return { later };
  });
  expect((await refusal.later).code).toBe('contact_of_another');
});

const proofOf = async (phone: string) =>
  ({
    phone,
    otp: await readCode(market, phone),
    verification_on: 'phone',
    verification_medium: 'SMS',
  }) as const;

test('[PROF-01] a number that a stranger put beside an e-mail address of his own goes to whoever proves it: its owner could not have it', async () => {
  const number = '+59899700010';
  const stranger = await customer('stranger', number);
  await sql`update customers set email_verified = true where email = 'stranger@example.com'`.execute(
    market.ctx.db,
  );
  const owner = await customer('owner', '+59899700011');
  expect(
    await market.call('accounts.updateProfile', { body: { phone: number } }, { token: owner }),
  ).toMatchObject({ otp_send: 1, verification_on: 'phone' });
  // Asking is nothing yet.
  const phoneOf = async (token: string) => (await market.call('accounts.info', {}, { token })).phone;
  expect(await phoneOf(stranger)).toBe(number);
  await market.call('accounts.updateProfile', { body: await proofOf(number) }, { token: owner });
  expect([await phoneOf(owner), await phoneOf(stranger)]).toEqual([number, null]);
  // The stranger comes in as before, and does not get it back.
  const login = { email_or_phone: 'stranger@example.com', password };
  expect((await market.call('accounts.login', { body: login })).token).not.toBeNull();
  const back = await market.refused(
    'accounts.updateProfile',
    { body: { phone: number } },
    { token: stranger },
  );
  expect(back.code).toBe('contact_of_another');
});

test('[PROF-01] a number that was proved while its code was on its way is not taken from whoever proved it', async () => {
  const number = '+59899700012';
  await customer('first', number);
  await sql`update customers set email_verified = true where email = 'first@example.com'`.execute(
    market.ctx.db,
  );
  const token = await customer('second', '+59899700013');
  await market.call('accounts.updateProfile', { body: { phone: number } }, { token });
  const body = await proofOf(number);
  await sql`update customers set phone_verified = true where email = 'first@example.com'`.execute(
    market.ctx.db,
  );
  expect((await market.refused('accounts.updateProfile', { body }, { token })).code).toBe(
    'contact_of_another',
  );
});
