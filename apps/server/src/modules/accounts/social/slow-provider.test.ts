import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeLogin, everyWayIn, openTestMarket, proves, type TestMarket } from '../../../testing/index.ts';

const connections = 8;
// Google's keys, Graph and Firebase, all of which accept requests and never answer.
let silent: Server;
let market: TestMarket;
beforeAll(async () => {
  silent = createServer(() => undefined);
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  const door = { authorizeUrl: `${url}/door` };
  market = await openTestMarket({
    connections,
    settings: { ...everyWayIn, demo: false },
    services: {
      sources: {
        google: { ...door, issuer: url, jwksUrl: `${url}/keys`, clientId: 'market' },
        facebook: { ...door, graphUrl: url, appId: '77', appSecret: 'secret' },
        phoneCheck: { baseUrl: url, apiKey: 'web-key' },
      },
    },
  });
  await changeLogin(market, { thirdPartyPhone: true });
});
afterAll(async () => {
  silent.closeAllConnections();
  await new Promise((resolve) => silent.close(resolve));
  await market.close();
});

// A token that nobody has signed: its keys are asked for first.
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const idToken = `${part({ alg: 'RS256', kid: 'one' })}.${part({ sub: 'gil' })}.c2lnbmF0dXJl`;

const asks = {
  'another account': () =>
    market.refused('accounts.socialLogin', { body: { medium: 'facebook', token: 'token' } }),
  'keys of another account': () =>
    market.refused('accounts.socialLogin', { body: { medium: 'google', token: idToken } }),
  'a code of a third party': () =>
    market.refused('accounts.login', { body: { login_type: 'otp', phone: '+59899300100' } }),
};

test.each(Object.entries(asks))(
  'who vouches is silent (%s): the market answers everybody else meanwhile',
  async (_what, ask) => {
    proves({
      dependency: 'sign-in',
      failure: 'who vouches for somebody is silent',
      shopperSees:
        'four at once wait for it, the others are told to come again; the market answers everybody else',
    });
    const answers: { status: number; code: string }[] = [];
    const asked = Array.from({ length: connections }, () => ask().then((said) => answers.push(said)));
    await expect.poll(() => answers.length).toBe(connections - 4);
    for (const answer of answers) expect(answer).toMatchObject({ status: 503, code: 'not_ready' });
    const { guestId } = await market.newGuest();
    expect(await market.call('cart.list', {}, { guestId })).toEqual([]);
    silent.closeAllConnections();
    await Promise.all(asked);
  },
);
