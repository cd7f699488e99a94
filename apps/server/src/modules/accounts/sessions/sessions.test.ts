import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fixture, openTestMarket, type TestMarket } from '../../../testing/index.ts';
import { type newPerson, signedUp } from '../../../testing/sign-in/new-person.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());
beforeEach(() => market.clock.advance(61_000));

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Safari/604.1';

type Person = ReturnType<typeof newPerson>;
async function signInFromPhone({ email, password }: Person): Promise<string> {
  const response = await market.app.inject({
    method: 'POST',
    url: '/api/v1/auth/login',
    headers: {
      'user-agent': iPhone,
      latitude: String(fixture.points.coast.lat),
      longitude: String(fixture.points.coast.lng),
    },
    payload: { email_or_phone: email, password },
  });
  return response.json<{ token: string }>().token;
}
const list = async (token: string) => (await market.call('accounts.sessions', {}, { token })).sessions;

describe('sessions', () => {
  test('are listed with device, coarse place and last use; nothing of the token', async () => {
    const customer = await signedUp(market);
    const { token } = customer;
    const phone = await signInFromPhone(customer);
    market.clock.advance(10 * 60_000);
    const at = new Date(market.clock.now()).toISOString();
    const sessions = await list(phone);
    expect(sessions).toMatchObject([
      { is_current: true, browser: 'Safari', system: 'iPhone', place: expect.any(String), last_used_at: at },
      { is_current: false, place: null },
    ]);
    expect(JSON.stringify(sessions)).not.toContain(token);
  });

  test('one is ended by its id, all others at once; this one stays', async () => {
    const customer = await signedUp(market);
    const { token } = customer;
    const [phone, tablet] = [await signInFromPhone(customer), await signInFromPhone(customer)];
    const id = (await list(phone)).find((session) => session.is_current)?.id ?? '';
    await market.call('accounts.endSession', { params: { id } }, { token });
    expect(await market.refused('accounts.info', {}, { token: phone })).toMatchObject({
      status: 401,
      code: 'session_dead',
    });
    expect(await market.refused('accounts.endSession', { params: { id } }, { token })).toMatchObject({
      status: 404,
      code: 'session_not_found',
    });
    await market.call('accounts.endOtherSessions', {}, { token });
    expect(await market.refused('accounts.info', {}, { token: tablet })).toMatchObject({
      code: 'session_dead',
    });
    expect(await list(token)).toHaveLength(1);
  });

  test('a device that lay unused for two weeks is signed out; one in use stays for its month and no longer', async () => {
    const dayMs = 24 * 60 * 60_000;
    const customer = await signedUp(market);
    const { token } = customer;
    const idle = await signInFromPhone(customer);
    for (let day = 0; day < 28; day += 7) {
      await list(token);
      market.clock.advance(7 * dayMs);
    }
    await list(token);
    expect(await market.refused('accounts.info', {}, { token: idle })).toMatchObject({
      code: 'session_dead',
    });
    market.clock.advance(3 * dayMs);
    expect(await market.refused('accounts.info', {}, { token })).toMatchObject({ code: 'session_dead' });
  });
});
