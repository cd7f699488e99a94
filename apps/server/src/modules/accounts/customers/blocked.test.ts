import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  addPasskey,
  changeLogin,
  everyWayIn,
  fixture,
  openTestMarket,
  placeTestOrder,
  readCode,
  type SocialPerson,
  socialToken,
  type TestMarket,
} from '../../../testing/index.ts';
import { hashSecret } from '../../../platform/identity/identity.repo.ts';
import { openSession } from '../sessions/open-session.ts';
import { defaultSettings } from '../../settings/index.ts';
import { blockCustomer, findCustomers } from './block-customer.ts';
import { holdCustomer } from './hold-customer.ts';

let market: TestMarket;
beforeAll(async () => {
  const rewards = { ...defaultSettings.rewards, wallet: true, referral: true };
  market = await openTestMarket({ settings: { ...everyWayIn, rewards } });
});
afterAll(() => market.close());
beforeEach(() => market.clock.advance(61_000));

const password = 'correct horse';
let people = 0;
/** Somebody with an account, as what they sign up with says. */
async function customer() {
  people += 1;
  const number = String(people).padStart(4, '0');
  const form = { name: 'Ana Silva', email: `blocked.${number}@example.com`, phone: `+5989960${number}` };
  const body = { ...form, password, confirm_password: password };
  const { token } = await market.call('accounts.signUp', { body });
  const byPassword = { email_or_phone: form.email, password };
  return { ...form, id: await idOf(form.email), token: token ?? '', byPassword };
}
const idOf = async (email: string) => (await findCustomers(market.ctx, { email }, 1))[0]?.id ?? '';
const block = (id: string) => blockCustomer(market.ctx, id, { why: 'Never pays' });
const blocked = { status: 403, code: 'account_blocked' };
const codeTo = (phone: string) => readCode(market, phone);
const proved = { login_type: 'otp', verification_type: 'phone' } as const;
async function askForCode(phone: string) {
  const body = { login_type: 'otp', phone } as const;
  return (await market.call('accounts.login', { body })).verification;
}
const google = async (person: SocialPerson) =>
  ({ token: await socialToken(market, 'google', person), medium: 'google' }) as const;

describe('a blocked customer', () => {
  test('is signed out everywhere, and comes in with the right password no more', async () => {
    const { id, token, byPassword } = await customer();
    const { token: other } = await market.call('accounts.login', { body: byPassword });
    await block(id);
    for (const ended of [token, other ?? ''])
      expect((await market.refused('accounts.info', {}, { token: ended })).code).toBe('session_dead');
    expect(await market.refused('accounts.login', { body: byPassword })).toMatchObject(blocked);
    const words = { ar: 'محظور', nl: 'geblokkeerd', fr: 'bloqué' } as const;
    for (const [language, word] of Object.entries(words))
      expect(
        (await market.refused('accounts.login', { body: byPassword }, { language: language as 'ar' })).body
          .message,
      ).toContain(word);
  });

  test('is let in again, with everything of theirs, and the sessions of before stay ended', async () => {
    const { id, token, byPassword } = await customer();
    await market.call(
      'cart.add',
      { body: { item_id: fixture.items.pasta, quantity: 1, price: 7 } },
      { token },
    );
    await block(id);
    await blockCustomer(market.ctx, id, null);
    expect((await market.refused('accounts.info', {}, { token })).code).toBe('session_dead');
    const again = await market.call('accounts.login', { body: byPassword });
    expect(await market.call('cart.list', {}, { token: again.token ?? '' })).toHaveLength(1);
  });

  test('has neither a session nor an order of the very moment of the block', async () => {
    const { id } = await customer();
    await block(id);
    const token = await openSession(market.ctx, id);
    const actor = {
      kind: 'customer',
      shopperId: id,
      customerId: id,
      sessionHash: hashSecret(token),
    } as const;
    await expect(holdCustomer({ ...market.ctx, actor })).rejects.toThrow('session_dead');
    expect((await market.refused('accounts.info', {}, { token })).code).toBe('session_dead');
    await blockCustomer(market.ctx, id, null);
    expect((await market.refused('accounts.info', {}, { token })).code).toBe('session_dead');
  });

  test('comes in by a code no more, and by none that was sent before', async () => {
    const { id, phone } = await customer();
    await askForCode(phone);
    await block(id);
    const early = { phone, otp: await codeTo(phone), ...proved };
    expect(await market.refused('accounts.verifyPhone', { body: early })).toMatchObject(blocked);
    market.clock.advance(61_000);
    await askForCode(phone);
    const body = { phone, otp: await codeTo(phone), ...proved };
    expect(await market.refused('accounts.verifyPhone', { body })).toMatchObject(blocked);
  });

  test('comes in by a code that a third party sent no more', async () => {
    const { id, phone } = await customer();
    await block(id);
    await changeLogin(market, { thirdPartyPhone: true });
    const verification = await askForCode(phone);
    const sent = { session_info: verification?.session_info ?? '', otp: await codeTo(phone) };
    const body = { phone, login_type: 'otp' as const, ...sent };
    expect(await market.refused('accounts.firebaseVerifyToken', { body })).toMatchObject(blocked);
    const forgotten = await market.call('accounts.forgotPassword', { body: { phone } });
    const { session_info: sessionInfo } = forgotten.verification;
    const reset = { phoneNumber: phone, sessionInfo: sessionInfo ?? '', code: await codeTo(phone) };
    expect(await market.refused('accounts.firebaseResetPassword', { body: reset })).toMatchObject(blocked);
    await changeLogin(market, { thirdPartyPhone: false });
  });

  test('comes in by a passkey no more', async () => {
    const { id, token } = await customer();
    const device = await addPasskey(market, token);
    await block(id);
    const { challenge_id, options } = await market.call('accounts.passkeyAsk');
    const body = { challenge_id, response: device.authenticate(String(options['challenge']), 1) };
    expect(await market.refused('accounts.passkeyLogin', { body })).toMatchObject(blocked);
  });

  test('comes in by another provider’s account no more, linked or of the same email', async () => {
    const linked = { subject: 'blocked 1', name: 'Gil', email: 'blocked.gil@example.com' };
    await market.call('accounts.socialLogin', { body: await google(linked) });
    await block(await idOf(linked.email));
    const again = await market.refused('accounts.socialLogin', { body: await google(linked) });
    expect(again).toMatchObject(blocked);
    const { email, phone, ...ana } = await customer();
    await block(ana.id);
    const other = { subject: 'blocked 2', name: 'Ana', email };
    expect(await market.refused('accounts.socialLogin', { body: await google(other) })).toMatchObject(
      blocked,
    );
    const withPhone = { ...(await google(other)), phone: `${phone.slice(0, -4)}9999` };
    expect(await market.refused('accounts.socialRegister', { body: withPhone })).toMatchObject(blocked);
  });

  test('says neither ‘it is me’ nor who else it is, asked before the block', async () => {
    for (const is_it_you of ['yes', 'no'] as const) {
      const { id, phone } = await customer();
      await askForCode(phone);
      const otp = await codeTo(phone);
      const asked = await market.call('accounts.verifyPhone', { body: { phone, otp, ...proved } });
      await block(id);
      const body = { continue_token: asked.continue_token ?? '', is_it_you };
      const named = { ...body, is_it_you: null, name: 'Another' };
      const answered =
        is_it_you === 'yes'
          ? await market.refused('accounts.updateInfo', { body })
          : await market.call('accounts.updateInfo', { body }).then(({ continue_token: next }) =>
              market.refused('accounts.updateInfo', {
                body: { ...named, continue_token: next ?? '' },
              }),
            );
      expect(answered).toMatchObject(blocked);
    }
  });

  test('sets no new password, whether blocked before the code or after', async () => {
    const { id, email } = await customer();
    const by = { email, verification_method: 'email' } as const;
    await market.call('accounts.forgotPassword', { body: by });
    const code = await readCode(market, email);
    const { reset_token } = await market.call('accounts.verifyToken', { body: { ...by, reset_token: code } });
    await block(id);
    const words = { password: 'a new horse', confirm_password: 'a new horse' };
    const late = await market.refused('accounts.resetPassword', { body: { reset_token, ...words } });
    expect(late).toMatchObject(blocked);
    market.clock.advance(61_000);
    await market.call('accounts.forgotPassword', { body: by });
    const second = { ...by, reset_token: await readCode(market, email) };
    expect(await market.refused('accounts.verifyToken', { body: second })).toMatchObject(blocked);
  });
});

describe('of a blocked customer', () => {
  test('a stranger learns nothing: what is wrong is answered as about anybody', async () => {
    const [{ id, ...one }, other] = [await customer(), await customer()];
    await block(id);
    const answers = async ({ email, phone }: { email: string; phone: string }) => {
      const taken = { name: 'Eva', email, phone: '+59899609998', password, confirm_password: password };
      const wrong = { email_or_phone: email, password: 'another horse' };
      const forgot = { email, verification_method: 'email' } as const;
      return [
        (await market.refused('accounts.login', { body: wrong })).body,
        (await market.refused('accounts.signUp', { body: taken })).body,
        (await market.refused('accounts.signUp', { body: { ...taken, email: 'eva@example.com', phone } }))
          .body,
        (await market.call('accounts.forgotPassword', { body: forgot })).message,
        Object.keys((await askForCode(phone)) ?? {}),
      ];
    };
    expect(await answers(one)).toEqual(await answers(other));
  });

  test('neither email nor number become another customer’s, whether or not they were proved', async () => {
    const { id, email, phone } = await customer();
    await block(id);
    const { token } = await customer();
    for (const change of [
      { email, button_type: 'email' as const },
      { phone, button_type: 'phone' as const },
    ])
      expect((await market.refused('accounts.updateProfile', { body: change }, { token })).code).toBe(
        'contact_of_another',
      );
  });

  test('the referral code brings nobody', async () => {
    const { id, token } = await customer();
    const { ref_code } = await market.call('accounts.info', {}, { token });
    await block(id);
    const form = { name: 'Eva', email: 'eva.referred@example.com', phone: '+59899609997' };
    const body = { ...form, password, confirm_password: password, ref_code };
    expect((await market.refused('accounts.signUp', { body })).code).toBe('ref_code_unknown');
  });

  test('an order goes on and arrives', async () => {
    const { id, token } = await customer();
    const { order_id } = await placeTestOrder(market, { token });
    await block(id);
    const operator = { token: await market.operatorToken() };
    for (const order_status of ['confirmed', 'processing', 'handover', 'picked_up', 'delivered'] as const)
      await market.call('ops.moveOrder', { params: { id: order_id }, body: { order_status } }, operator);
    await blockCustomer(market.ctx, id, null);
    const order = await market.call('ops.staffOrder', { params: { id: order_id } }, operator);
    expect(order.order_status).toBe('delivered');
  });
});
