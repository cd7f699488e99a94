import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  addPasskey,
  fixture,
  openTestMarket,
  softAuthenticator,
  type TestMarket,
} from '../../../testing/index.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());
beforeEach(() => market.clock.advance(61_000));

type Device = ReturnType<typeof softAuthenticator>;
async function ask() {
  const { challenge_id, options } = await market.call('accounts.passkeyAsk');
  return { challenge_id, challenge: String(options['challenge']) };
}
const signIn = async (device: Device, counter = 1) => {
  const { challenge_id, challenge } = await ask();
  return market.call('accounts.passkeyLogin', {
    body: { challenge_id, response: device.authenticate(challenge, counter) },
  });
};
const refused = (challenge_id: string, response: ReturnType<Device['authenticate']>) =>
  market.refused('accounts.passkeyLogin', { body: { challenge_id, response } });

describe('passkeys', () => {
  test('one that was added signs in, is listed with its use, and signs in no more once removed', async () => {
    const { token, email } = await market.newCustomer();
    const device = await addPasskey(market, token);
    const answer = await signIn(device);
    expect(await market.call('accounts.info', {}, { token: answer.token ?? '' })).toMatchObject({ email });
    const { passkeys } = await market.call('accounts.passkeys', {}, { token });
    expect(passkeys).toMatchObject([
      { name: 'Phone', last_used_at: new Date(market.clock.now()).toISOString() },
    ]);
    const params = { id: passkeys[0]?.id ?? '' };
    expect(await market.call('accounts.passkeyRemove', { params }, { token })).toMatchObject({
      credential_id: device.authenticate('').id,
      rp_id: new URL(market.ctx.publicUrl).hostname,
    });
    expect(await market.refused('accounts.passkeyRemove', { params }, { token })).toMatchObject({
      status: 404,
      code: 'passkey_not_found',
    });
    const { challenge_id, challenge } = await ask();
    expect(await refused(challenge_id, device.authenticate(challenge, 2))).toMatchObject({
      status: 401,
      code: 'passkey_unknown',
    });
  });

  test('[CART-11] the guest’s cart comes along', async () => {
    const { token } = await market.newCustomer();
    const device = await addPasskey(market, token);
    const { guestId } = await market.newGuest();
    const pasta = { item_id: fixture.items.pasta, quantity: 1, price: 7 };
    await market.call('cart.add', { body: pasta }, { guestId });
    const { challenge_id, challenge } = await ask();
    const body = { challenge_id, response: device.authenticate(challenge) };
    await market.call('accounts.passkeyLogin', { body }, { guestId });
    expect(await market.call('cart.list', {}, { token })).toMatchObject([{ item: { id: pasta.item_id } }]);
  });

  test('a challenge counts once and not for long; a counter that stands still is a copied key', async () => {
    const { token } = await market.newCustomer();
    const device = await addPasskey(market, token);
    const first = await ask();
    const response = device.authenticate(first.challenge, 5);
    await market.call('accounts.passkeyLogin', { body: { challenge_id: first.challenge_id, response } });
    expect((await refused(first.challenge_id, response)).code).toBe('passkey_refused');
    const second = await ask();
    const copied = device.authenticate(second.challenge, 5);
    expect((await refused(second.challenge_id, copied)).code).toBe('passkey_refused');
    const third = await ask();
    market.clock.advance(5 * 60_000);
    const late = device.authenticate(third.challenge, 6);
    expect((await refused(third.challenge_id, late)).code).toBe('passkey_refused');
  });

  test('another site’s, another challenge’s and one in another’s name are refused alike', async () => {
    const { token } = await market.newCustomer();
    const device = await addPasskey(market, token);
    const { challenge_id, challenge } = await ask();
    const strangers = softAuthenticator('https://evil.example').authenticate(challenge);
    const forged = { ...strangers, id: device.authenticate(challenge).id };
    for (const response of [forged, device.authenticate('another')])
      expect((await refused(challenge_id, response)).code).toBe('passkey_refused');
    // Only who answers a question that was asked is told that the market does not know it.
    expect((await refused(market.ctx.ids.next(), strangers)).code).toBe('passkey_refused');
    expect((await refused(challenge_id, strangers)).code).toBe('passkey_unknown');
  });

  test('what another customer was asked cannot be answered, nor anything made up', async () => {
    const [one, two] = [await market.newCustomer(), await market.newCustomer()];
    const { challenge_id, options } = await market.call('accounts.passkeyPrepare', {}, { token: one.token });
    const device = softAuthenticator(market.ctx.publicUrl);
    const add = (response: ReturnType<Device['register']>, token: string) =>
      market.refused('accounts.passkeyAdd', { body: { challenge_id, response } }, { token });
    const right = device.register(String(options['challenge']));
    expect(await add(right, two.token)).toMatchObject({ status: 422, code: 'passkey_wrong' });
    expect((await add(device.register('another'), one.token)).code).toBe('passkey_wrong');
    const elsewhere = softAuthenticator('https://evil.example').register(String(options['challenge']));
    expect((await add(elsewhere, one.token)).code).toBe('passkey_wrong');
    const made = { challenge_id, response: right };
    await market.call('accounts.passkeyAdd', { body: made }, { token: one.token });
  });

  test('a device that is one account’s opens that one alone, whoever registers it again', async () => {
    const [ana, bob] = [await market.newCustomer(), await market.newCustomer()];
    const device = await addPasskey(market, ana.token);
    for (const { token } of [bob, ana]) {
      const { challenge_id, options } = await market.call('accounts.passkeyPrepare', {}, { token });
      const body = { challenge_id, response: device.register(String(options['challenge'])) };
      expect((await market.refused('accounts.passkeyAdd', { body }, { token })).code).toBe('passkey_wrong');
    }
    const { token } = await signIn(device);
    expect(await market.call('accounts.info', {}, { token: token ?? '' })).toMatchObject({
      email: ana.email,
    });
    expect((await market.call('accounts.passkeys', {}, { token: bob.token })).passkeys).toEqual([]);
  });

  test('a counter that goes back, to nothing too, is a copied key; of two at once one gets in', async () => {
    const { token } = await market.newCustomer();
    const device = await addPasskey(market, token);
    await signIn(device, 7);
    for (const counter of [6, 1, 0]) {
      const { challenge_id, challenge } = await ask();
      expect((await refused(challenge_id, device.authenticate(challenge, counter))).code).toBe(
        'passkey_refused',
      );
    }
    const both = await Promise.allSettled([signIn(device, 8), signIn(device, 8)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await signIn(device, 9);
  });

  test('what was asked to sign in with makes no passkey, and what is to make one signs nobody in', async () => {
    const { token } = await market.newCustomer();
    const device = await addPasskey(market, token);
    const login = await ask();
    const made = softAuthenticator(market.ctx.publicUrl).register(login.challenge);
    const add = { body: { challenge_id: login.challenge_id, response: made } };
    expect((await market.refused('accounts.passkeyAdd', add, { token })).code).toBe('passkey_wrong');
    const { challenge_id, options } = await market.call('accounts.passkeyPrepare', {}, { token });
    const response = device.authenticate(String(options['challenge']), 3);
    expect((await refused(challenge_id, response)).code).toBe('passkey_refused');
    market.clock.advance(5 * 60_000);
    const late = softAuthenticator(market.ctx.publicUrl).register(String(options['challenge']));
    const body = { challenge_id, response: late };
    expect((await market.refused('accounts.passkeyAdd', { body }, { token })).code).toBe('passkey_wrong');
  });

  test('of six that are added at once where there is room for one, one is kept: fifty were more', async () => {
    const { token, shopperId } = await market.newCustomer();
    await sql`insert into passkeys (id, customer_id, credential_id, public_key, counter, transports, name, created_at)
      select gen_random_uuid(), ${shopperId}::uuid, gen_random_uuid()::text, '', 0, '[]', '', now()
      from generate_series(1, 49)`.execute(market.ctx.db);
    const made = [];
    for (let count = 0; count < 6; count += 1) {
      const { challenge_id, options } = await market.call('accounts.passkeyPrepare', {}, { token });
      const response = softAuthenticator(market.ctx.publicUrl).register(String(options['challenge']));
      made.push({ challenge_id, response });
    }
    const ends = await Promise.allSettled(
      made.map((body) => market.call('accounts.passkeyAdd', { body }, { token })),
    );
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const end of ends)
      if (end.status === 'rejected') expect(end.reason).toMatchObject({ code: 'passkeys_full' });
    expect((await market.call('accounts.passkeys', {}, { token })).passkeys).toHaveLength(50);
  });

  test('an account has fifty at most, and room again once one is removed', async () => {
    const { token, shopperId } = await market.newCustomer();
    const asked = await market.call('accounts.passkeyPrepare', {}, { token });
    await sql`insert into passkeys (id, customer_id, credential_id, public_key, counter, transports, name, created_at)
      select gen_random_uuid(), ${shopperId}::uuid, gen_random_uuid()::text, '', 0, '[]', '', now()
      from generate_series(1, 50)`.execute(market.ctx.db);
    const full = { status: 409, code: 'passkeys_full' };
    expect(await market.refused('accounts.passkeyPrepare', {}, { token })).toMatchObject(full);
    // Asked while there was room.
    const response = softAuthenticator(market.ctx.publicUrl).register(String(asked.options['challenge']));
    const body = { challenge_id: asked.challenge_id, response };
    expect(await market.refused('accounts.passkeyAdd', { body }, { token })).toMatchObject(full);
    const { passkeys } = await market.call('accounts.passkeys', {}, { token });
    await market.call('accounts.passkeyRemove', { params: { id: passkeys[0]?.id ?? '' } }, { token });
    await addPasskey(market, token);
  });
});
