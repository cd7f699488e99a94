import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { everyWayIn, openTestMarket, readCode, type TestMarket } from '../../testing/index.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket({ settings: everyWayIn });
});
afterAll(() => market.close());

test('no token, code, password or contact is logged, whatever is answered', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
  const app = await buildApp({ ctx: { ...market.ctx, log }, log });
  const post = async (path: string, payload: object) => {
    const url = `/api/v1/auth/${path}`;
    return (await app.inject({ method: 'POST', url, payload })).json<Record<string, string>>();
  };
  const [email, phone, password] = ['secret.person@example.com', '+59899111777', 'a secret horse'];
  const form = { name: 'Ana', email, phone, password, confirm_password: password };
  const { token } = await post('sign-up', form);
  await post('login', { email_or_phone: email, password: 'a wrong secret' });
  await post('login', { login_type: 'otp', phone });
  const otp = await readCode(market, phone);
  await post('verify-phone', { phone, otp: otp === '000000' ? '111111' : '000000', login_type: 'otp' });
  const { continue_token: next } = await post('verify-phone', { phone, otp, login_type: 'otp' });
  await post('social-login', { token: 'a.secret.token', medium: 'google' });
  await post('firebase-verify-token', { session_info: 'x', phone: '', otp });
  const authorization = `Bearer ${token}`;
  await app.inject({ url: '/api/v1/customer/info', headers: { authorization } });
  log.info('the log was heard');
  const text = lines.join('');
  expect(text).toContain('the log was heard');
  expect(otp).toMatch(/^\d{6}$/);
  for (const secret of [token, otp, next, password, 'a wrong secret', email, phone, 'a.secret.token'])
    expect(text).not.toContain(secret);
  await app.close();
});
