import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeLogin, everyWayIn, openTestMarket, type TestMarket } from '../../../testing/index.ts';

const phone = '+59899300100';
let market: TestMarket;
let server: Server;
const heard: string[] = [];

/** Identity Toolkit's two calls, as far as a market uses them. */
function answer(url: string, body: Record<string, string>): [number, object] {
  if (!url.includes('key=web-key')) return [400, { error: { message: 'API_KEY_INVALID' } }];
  if (url.includes(':sendVerificationCode'))
    return body['phoneNumber'] === phone
      ? [200, { sessionInfo: 'session' }]
      : [400, { error: { message: 'INVALID_PHONE_NUMBER' } }];
  const isRight = body['sessionInfo'] === 'session' && body['code'] === '123456';
  return isRight ? [200, { phoneNumber: phone }] : [400, { error: { message: 'INVALID_CODE' } }];
}

beforeAll(async () => {
  server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    heard.push(request.url ?? '');
    const [status, body] = answer(request.url ?? '', JSON.parse(text));
    response.statusCode = status;
    response.end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  market = await openTestMarket({
    settings: everyWayIn,
    services: { sources: { phoneCheck: { baseUrl, apiKey: 'web-key' } } },
  });
  await changeLogin(market, { thirdPartyPhone: true });
});
afterAll(async () => {
  await market.close();
  await new Promise((resolve) => server.close(resolve));
});

test('[AUTH-10] the third party sends and checks the code; the market keeps none', async () => {
  const body = { login_type: 'otp' as const, phone };
  const { verification } = await market.call('accounts.login', { body });
  expect(verification).toMatchObject({ medium: 'firebase', session_info: 'session', code_hint: null });
  expect(await market.count('account_codes')).toBe(0);
  const given = { session_info: 'session', phone, otp: '123456' };
  expect(await market.call('accounts.firebaseVerifyToken', { body: given })).toMatchObject({
    is_personal_info: 0,
    personal_info: { phone },
  });
  expect(heard.map((url) => url.split('?')[0])).toEqual([
    '/v1/accounts:sendVerificationCode',
    '/v1/accounts:signInWithPhoneNumber',
  ]);
});

test('[AUTH-10] a failure shows the provider’s message; a proof of another phone is none', async () => {
  const refused = async (change: object) => {
    const body = { session_info: 'session', phone, otp: '123456', ...change };
    return (await market.refused('accounts.firebaseVerifyToken', { body })).body.message;
  };
  expect(await refused({ otp: '000000' })).toBe('INVALID_CODE');
  expect(await refused({ phone: '+59899300199' })).toBe('INVALID_PHONE_NUMBER');
});
