import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestMarket, readCode, type TestMarket } from '../../../testing/index.ts';
import { newPerson } from '../../../testing/sign-in/new-person.ts';

let market: TestMarket;
let demonstration: TestMarket;
beforeAll(async () => {
  market = await openTestMarket({ settings: { businessName: 'Mercado del Sur' } });
  demonstration = await openTestMarket({ settings: { demo: true } });
});
afterAll(async () => {
  await market.close();
  await demonstration.close();
});
beforeEach(() => market.clock.advance(61_000));

const person = (password: string) => ({ ...newPerson(password), name: 'Carmela Ruiz' });

describe('a new password that is tried first is refused', () => {
  test.each(['password', 'Password1', '123456789', 'qwertyuiop', 'promenade99', 'MercadoDelSur', 'carmela!'])(
    '%s, at sign-up',
    async (password) => {
      expect(await market.refused('accounts.signUp', { body: person(password) })).toMatchObject({
        status: 422,
        code: 'password_common',
        body: { errors: [{ field: 'password' }] },
      });
    },
  );

  test('when it is changed, and when it was forgotten; the old one still opens', async () => {
    const form = person('seven grey herons');
    const { token } = await market.call('accounts.signUp', { body: form });
    const common = { password: 'iloveyou1', confirm_password: 'iloveyou1' };
    const change = { ...common, button_type: 'change_password' as const };
    expect(
      await market.refused('accounts.updateProfile', { body: change }, { token: token ?? '' }),
    ).toMatchObject({
      code: 'password_common',
    });
    const forgotten = { email: form.email, verification_method: 'email' as const };
    await market.call('accounts.forgotPassword', { body: forgotten });
    const code = await readCode(market, form.email);
    const { reset_token } = await market.call('accounts.verifyToken', {
      body: { ...forgotten, reset_token: code },
    });
    for (const password of [common.password, 'Carmela!', form.email]) {
      const body = { reset_token, password, confirm_password: password };
      expect(await market.refused('accounts.resetPassword', { body })).toMatchObject({
        code: 'password_common',
      });
    }
    const login = { email_or_phone: form.email, password: form.password, login_type: 'manual' as const };
    expect((await market.call('accounts.login', { body: login })).token).toBeTruthy();
  });

  test('a demonstration takes any of six letters, as the specification has it', async () => {
    expect((await demonstration.call('accounts.signUp', { body: person('123456') })).token).toBeTruthy();
  });
});

describe('any password that is not guessed is taken as it is', () => {
  test.each([
    ['only small letters', 'seven grey herons'],
    ['64 letters and more', 'a heron '.repeat(24)],
    ['signs of any script', 'пять цапель 🐦 ٧'],
    ['spaces at its ends', '  seven herons  '],
  ])('%s', async (_name, password) => {
    const form = person(password);
    await market.call('accounts.signUp', { body: form });
    const login = (given: string) => ({
      body: { email_or_phone: form.email, password: given, login_type: 'manual' as const },
    });
    expect((await market.call('accounts.login', login(password))).token).toBeTruthy();
    // Neither cut short, nor trimmed, nor read in another case.
    for (const other of [password.slice(0, -1), `${password}x`, password.toUpperCase()])
      expect(await market.refused('accounts.login', login(other))).toMatchObject({
        code: 'wrong_credentials',
      });
  });
});
