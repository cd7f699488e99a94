import { expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { createLog } from '../../open-market.ts';
import { openTestMarket } from '../../testing/index.ts';
import { maskedLog } from './masked-log.ts';

function captureLog(level = 'trace') {
  const lines: string[] = [];
  return { lines, log: maskedLog(level, { write: (line: string) => void lines.push(line) }) };
}
type Line = Record<string, unknown>;
const parsed = (lines: readonly string[]): Line[] => lines.map((line) => JSON.parse(line) as Line);

test('secrets and persons are dots, however deep they stand and however they are written', () => {
  const { lines, log } = captureLog();
  const secrets = {
    Authorization: 'Bearer abc',
    set_cookie: 'a=b',
    guestId: 'g1',
    contact_person_number: '099',
  };
  log.info({ a: { b: { c: { d: { e: secrets } } } }, list: [{ password: 'p1' }], order_id: '17' }, 'told');
  const [line] = parsed(lines);
  expect(line).toMatchObject({
    a: {
      b: {
        c: { d: { e: { Authorization: '…', set_cookie: '…', guestId: '…', contact_person_number: '…' } } },
      },
    },
    list: [{ password: '…' }],
    order_id: '17',
    msg: 'told',
  });
});

test.each([
  ['asked with Bearer s3cr3t.x', 's3cr3t'],
  ['Key (email)=(ana.silva@example.com) already exists', 'ana.silva'],
  ['called +598 99 123 456 twice', '123 456'],
  [`postgres://market:${'hunter2'}@db.internal/market`, 'hunter2'],
  ['GET /api/v1/customer/cart/list?guest_id=Zm9vYmFy&limit=2', 'Zm9vYmFy'],
  ['eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl', 'c2lnbmF0dXJl'],
])('in a text too: %s', (text, secret) => {
  const { lines, log } = captureLog();
  log.warn(text);
  log.warn({ inner: { text } });
  log.error(new Error(text));
  log.error({
    err: Object.assign(new Error(text), { detail: text, code: '23505', constraint: 'customers_email' }),
  });
  expect(lines).toHaveLength(4);
  for (const line of lines) expect(line).not.toContain(secret);
  // The error itself is still logged.
  expect(parsed(lines)[3]).toMatchObject({
    err: { code: '23505', constraint: 'customers_email', detail: '…' },
  });
});

test('no text writes a line of its own or moves a terminal’s cursor: C1 controls and marks of direction stood as they were', () => {
  const { lines, log } = captureLog();
  const text = 'a\r\n\u001b[2J\u009b2J\u007f\u202e\u2066\u200f\u061c\u2028\u2029\u200b\ufeffz';
  log.warn(text);
  log.warn({ [text]: { inner: [text] } }, 'told');
  log.error(Object.assign(new Error(text), { stack: text }));
  for (const line of lines) expect(line.trimEnd()).toMatch(/^[\x20-\x7e…]+$/);
  // Whoever reads the JSON gets what was said.
  const [first, second, third] = parsed(lines);
  expect([first?.['msg'], second?.[text]]).toEqual([text, { inner: [text] }]);
  expect(third).toMatchObject({ err: { message: text, stack: text } });
});

test('a one-time code is dots, a code of a failure is not', () => {
  const { lines, log } = captureLog();
  log.info({ code: '123456', inner: { code: 'ECONNREFUSED' } });
  expect(parsed(lines)[0]).toMatchObject({ code: '…', inner: { code: 'ECONNREFUSED' } });
});

test('no text can end its line and begin another', () => {
  const { lines, log } = captureLog();
  log.info({ agent: 'x\n{"level":60}' }, 'a\r\nb');
  expect(lines.join('').trimEnd().split('\n')).toHaveLength(1);
});

test('a long text without any secret takes no time to speak of, and is cut', () => {
  const { lines, log } = captureLog();
  log.info({ text: 'a'.repeat(1_000_000) });
  expect(lines[0]?.length).toBeLessThan(21_000);
});

test('the lines of real requests tell route and refusal, and nothing of who asked', async () => {
  const market = await openTestMarket();
  const { lines, log } = captureLog();
  const app = await buildApp({ ctx: { ...market.ctx, log }, log });
  const { guestId } = await market.newGuest();
  const { token, email } = await market.newCustomer();
  const authorization = `Bearer ${token}`;
  const url = `/api/v1/customer/cart/list?guest_id=${guestId}`;
  await app.inject({ url, headers: { cookie: 'theme=dark-secret', 'user-agent': 'spy-agent' } });
  await app.inject({
    url: '/api/v1/customer/info',
    headers: { authorization, 'x-forwarded-for': '203.0.113.9' },
  });
  const payload = { email_or_phone: email, password: 'wrong-password' };
  await app.inject({ method: 'POST', url: '/api/v1/auth/login', payload });
  const text = lines.join('');
  expect(parsed(lines)).toContainEqual(
    expect.objectContaining({ route: '/api/v1/auth/login', status: 401, refusal: 'wrong_credentials' }),
  );
  for (const secret of [guestId, token, email, 'wrong-password', 'dark-secret', '203.0.113.9'])
    expect(text).not.toContain(secret);
  await app.close();
  await market.close();
});

test('the program’s own log is this one', () => {
  expect(createLog('silent').level).toBe('silent');
});
