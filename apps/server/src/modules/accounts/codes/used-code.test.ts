import { endpoints } from '@promenade/contract/calls';
import { refusalsOf } from '@promenade/contract/openapi';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyWayIn, openTestMarket, readCode, type TestMarket } from '../../../testing/index.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket({ settings: everyWayIn });
});
afterAll(() => market.close());

const tooSoon = { status: 429, code: 'code_too_soon' };

describe('whoever has used a code waits for the next one, and the document of the call says so', () => {
  test('to sign in once more', async () => {
    const body = { phone: '+59899380001', login_type: 'otp' as const };
    await market.call('accounts.login', { body });
    const otp = await readCode(market, body.phone);
    await market.call('accounts.verifyPhone', { body: { ...body, otp } });
    expect(await market.refused('accounts.login', { body })).toMatchObject(tooSoon);
    expect(refusalsOf(endpoints['accounts.login'])).toContain('code_too_soon');
  });

  test('for a password that was forgotten again', async () => {
    const { email } = await market.newCustomer();
    const body = { email, verification_method: 'email' as const };
    await market.call('accounts.forgotPassword', { body });
    const reset_token = await readCode(market, email);
    await market.call('accounts.verifyToken', { body: { ...body, reset_token } });
    expect(await market.refused('accounts.forgotPassword', { body })).toMatchObject(tooSoon);
    expect(refusalsOf(endpoints['accounts.forgotPassword'])).toContain('code_too_soon');
  });

  test('for an e-mail address that is changed there and back', async () => {
    const { token, email } = await market.newCustomer();
    const [one, other] = ['used.one@example.com', 'used.other@example.com'];
    for (const address of [one, other]) {
      await market.call('accounts.updateProfile', { body: { email: address } }, { token });
      const otp = await readCode(market, address);
      await market.call('accounts.updateProfile', { body: { email: address, otp } }, { token });
    }
    expect(email).not.toBe(one);
    const refusal = await market.refused('accounts.updateProfile', { body: { email: one } }, { token });
    expect(refusal).toMatchObject(tooSoon);
    expect(refusalsOf(endpoints['accounts.updateProfile'])).toContain('code_too_soon');
  });
});
