import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fixture, openTestMarket, type TestMarket } from '../../testing/index.ts';
import { devicePolicy, pagePolicy } from './security.ts';

const origin = 'https://market.example';
let market: TestMarket;
let onHttp: TestMarket;
beforeAll(async () => {
  market = await openTestMarket({ publicUrl: origin });
  onHttp = await openTestMarket();
  await market.ctx.storage.put('goods/one.webp', new Uint8Array(8));
});
afterAll(async () => {
  await market.close();
  await onHttp.close();
});

const api = '/api/v1';
const everywhere = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
};

describe('headers of every answer', () => {
  test.each([
    ['an answer', `${api}/config`, 200],
    ['a refusal', `${api}/customer/info`, 401],
    ['what is not there', '/no/such/thing', 404],
    ['the description of the wire', `${api}/openapi.json`, 200],
    ['a picture', '/media/goods/one.webp', 200],
    ['an address that cannot be read: it had none of them', '/%', 400],
  ])('%s', async (_what, url, status) => {
    const answer = await market.app.inject({ url });
    expect(answer.statusCode).toBe(status);
    const policy = url.endsWith('openapi.json') ? { 'content-security-policy': expect.any(String) } : {};
    expect(answer.headers).toMatchObject({ ...everywhere, ...policy });
    for (const name of ['server', 'x-powered-by', 'set-cookie']) expect(answer.headers[name]).toBeUndefined();
  });

  test('a stream has them too', async () => {
    const { token } = await market.newCustomer();
    const url = `${api}/customer/cart/events`;
    const headers = { authorization: `Bearer ${token}` };
    const answer = await market.app.inject({ url, headers, payloadAsStream: true });
    expect(answer.headers).toMatchObject({ ...everywhere, 'cache-control': 'no-store' });
    answer.stream().destroy();
  });

  test('who asks for the headers of a stream has them at once, and holds no stream open', async () => {
    const { token } = await market.newCustomer();
    const url = `${api}/customer/cart/events`;
    const headers = { authorization: `Bearer ${token}` };
    const answer = await market.app.inject({ method: 'HEAD', url, headers });
    expect([answer.statusCode, answer.body]).toEqual([200, '']);
    expect(answer.headers['content-type']).toBe('text/event-stream; charset=utf-8');
  });

  test('answers stay with their site, but for pictures', async () => {
    const policyOf = async (url: string) =>
      (await market.app.inject({ url })).headers['cross-origin-resource-policy'];
    expect(await policyOf(`${api}/config`)).toBe('same-origin');
    expect(await policyOf('/media/goods/one.webp')).toBe('cross-origin');
  });

  test('what is anybody’s own is kept by no browser and no proxy', async () => {
    const { token } = await market.newCustomer();
    const headers = { authorization: `Bearer ${token}` };
    for (const url of [
      `${api}/customer/info`,
      `${api}/customer/order/list?limit=1`,
      `${api}/customer/export`,
    ])
      expect((await market.app.inject({ url, headers })).headers['cache-control']).toBe('no-store');
  });

  test('without https no browser is told to insist on it', async () => {
    const { headers } = await onHttp.app.inject({ url: `${api}/config` });
    expect(headers['strict-transport-security']).toBeUndefined();
  });
});

describe('other sites', () => {
  test('on https only the market’s own pages may read answers, whoever asks', async () => {
    for (const asking of [origin, 'https://evil.example', 'null']) {
      const { headers } = await market.app.inject({ url: `${api}/config`, headers: { origin: asking } });
      expect(headers['access-control-allow-origin']).toBe(origin);
      expect(headers['access-control-allow-credentials']).toBeUndefined();
    }
  });

  test.each(['GET', 'POST', 'PUT', 'DELETE'])(
    'on a developer’s machine the script of another port may make calls by %s',
    async (method) => {
      const { statusCode, headers } = await onHttp.app.inject({
        method: 'OPTIONS',
        url: `${api}/customer/order/cancel`,
        headers: { origin: 'http://localhost:5173', 'access-control-request-method': method },
      });
      expect(statusCode).toBe(204);
      expect(String(headers['access-control-allow-methods']).split(/, */)).toContain(method);
    },
  );

  test('whoever asks for the options of a call, and is no browser, is answered no text of the framework’s', async () => {
    const answer = await onHttp.app.inject({ method: 'OPTIONS', url: `${api}/config` });
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
  });

  test('on a developer’s machine the script of another port may read a stream, and finds its request’s id', async () => {
    const { token } = await onHttp.newCustomer();
    const headers = { authorization: `Bearer ${token}`, origin: 'http://localhost:5173' };
    const url = `${api}/customer/cart/events`;
    const answer = await onHttp.app.inject({ url, headers, payloadAsStream: true });
    answer.stream().destroy();
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-expose-headers': 'retry-after, x-request-id',
      'x-request-id': expect.any(String),
      'content-type': 'text/event-stream; charset=utf-8',
    });
  });

  test('open feeds are for everybody’s scripts', async () => {
    for (const url of ['/gbfs/manifest.json', '/store/the-trattoria/menu.json']) {
      const { statusCode, headers } = await market.app.inject({ url });
      expect([statusCode, headers['access-control-allow-origin']]).toEqual([200, '*']);
    }
  });

  test('a cookie signs nobody in, so that no other site can act for a shopper', async () => {
    const { token } = await market.newCustomer();
    const cookie = `token=${token}; authorization=Bearer ${token}`;
    const answer = await market.app.inject({ url: `${api}/customer/info`, headers: { cookie } });
    expect(answer.statusCode).toBe(401);
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/xml', 'text/html'])(
    'what a form of another site can send as %s is not read',
    async (type) => {
      const answer = await market.app.inject({
        method: 'POST',
        url: `${api}/auth/login`,
        headers: { 'content-type': type },
        payload: '{"email_or_phone":"a@b.example","password":"secret"}',
      });
      expect(answer.json()).toMatchObject({ errors: [{ code: 'malformed' }] });
    },
  );

  test.each([
    ['{"email_or_phone":', 'application/json', 'body: is not JSON'],
    ['', 'application/json', 'body: is empty'],
    ['a=b', 'application/x-www-form-urlencoded', 'Content-Type: must be application/json'],
    // The content type that fetch gives to a string by default: a guest who sent a cart that way was told that both
    // guest id and token were missing.
    ['{"phone":"+59891234567"}', 'text/plain;charset=UTF-8', 'Content-Type: must be application/json'],
  ])('%j sent as %s is told of in words, not in the framework’s codes', async (payload, type, words) => {
    const headers = { 'content-type': type };
    const answer = await market.app.inject({
      method: 'POST',
      url: `${api}/auth/update-info`,
      headers,
      payload,
    });
    expect(answer.json()).toMatchObject({ message: `The request could not be read: ${words}.` });
  });

  test('[SYS-03] [CART-13] a call without a payload may name JSON and send nothing', async () => {
    const headers = { 'content-type': 'application/json' };
    const asked = await market.app.inject({ method: 'POST', url: `${api}/auth/guest/request`, headers });
    expect(asked.json()).toEqual({ guest_id: expect.any(String) });
    const url = `${api}/customer/cart/remove?guest_id=${asked.json().guest_id}`;
    const cleared = await market.app.inject({ method: 'DELETE', url, headers });
    expect(cleared.json()).toEqual([]);
  });
});

describe('the policy of pages', () => {
  const policy = pagePolicy(['sha256-abc=', 'sha256-def=']);
  test('scripts of the page by their hashes, no other inline, nothing evaluated', () => {
    expect(policy).toContain("script-src 'self' 'sha256-abc=' 'sha256-def=';");
    for (const word of ['unsafe-inline', 'unsafe-eval', '*', 'http:']) expect(policy).not.toContain(word);
    for (const rule of [
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "form-action 'self'",
    ])
      expect(policy).toContain(rule);
  });

  test('of the device they may ask where it is, and its passkeys', () => {
    for (const own of ['geolocation', 'publickey-credentials-get', 'publickey-credentials-create'])
      expect(devicePolicy).not.toContain(own);
    for (const feature of ['camera', 'microphone', 'usb', 'payment'])
      expect(devicePolicy).toContain(`${feature}=()`);
  });
});

/** The server's answer to bytes that no client of ours would send. */
async function answerTo(text: string): Promise<string> {
  const address = market.app.server.address();
  if (address === null || typeof address === 'string') throw new Error('not listening');
  const socket = connect(address.port, '127.0.0.1');
  socket.write(text);
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  await once(socket, 'close');
  return Buffer.concat(chunks).toString();
}

describe('messages that are not what they say', () => {
  beforeAll(async () => {
    await market.app.listen({ port: 0, host: '127.0.0.1' });
  });
  const head = 'Host: market.example\r\nConnection: close\r\n';

  test.each([
    [
      'a length and chunks at once',
      `POST ${api}/auth/login HTTP/1.1\r\n${head}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
      400,
    ],
    [
      'two lengths',
      `POST ${api}/auth/login HTTP/1.1\r\n${head}Content-Length: 4\r\nContent-Length: 5\r\n\r\nabcd`,
      400,
    ],
    ['a method nobody knows', `TRACE ${api}/config HTTP/1.1\r\n${head}\r\n`, 404],
    [
      'a body whose chunks are none',
      `POST ${api}/auth/login HTTP/1.1\r\n${head}Transfer-Encoding: chunked\r\n\r\nrubbish\r\n`,
      400,
    ],
    ['headers of 20 KB', `GET ${api}/config HTTP/1.1\r\n${head}X-Long: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
    ['an address of 20 KB', `GET ${api}/config?${'a'.repeat(20_000)} HTTP/1.1\r\n${head}\r\n`, 431],
  ])('%s', async (_what, text, status) => {
    expect(await answerTo(text)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  });

  test.each([
    ['headers of 20 KB', `GET ${api}/config HTTP/1.1\r\n${head}X-Long: ${'a'.repeat(20_000)}\r\n\r\n`],
    ['a method that is none', `FETCH ${api}/config HTTP/1.1\r\n${head}\r\n`],
  ])('%s: refused in the shape of every refusal', async (_what, text) => {
    const [headers = '', body = ''] = (await answerTo(text)).split('\r\n\r\n');
    expect(headers.toLowerCase()).toContain('content-type: application/json; charset=utf-8');
    expect(headers.toLowerCase()).toContain('x-content-type-options: nosniff');
    const message = 'The request could not be read: address or headers.';
    expect(JSON.parse(body)).toEqual({ errors: [{ code: 'malformed', message }], message });
  });
});

test('a body that never ends, and an answer that is never read, hold no connection for ever', () => {
  const { requestTimeout, headersTimeout, timeout } = market.app.server;
  expect({ requestTimeout, headersTimeout, timeout }).toEqual({
    requestTimeout: 300_000,
    headersTimeout: 60_000,
    timeout: 120_000,
  });
});

test('rubbish behind a whole request waits for its answer, and ends the connection: it was the answer, of a write that was carried out', async () => {
  const body = '{}';
  const head = `Host: market.example\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`;
  const before = await market.count('shoppers');
  const answer = await answerTo(`POST ${api}/auth/guest/request HTTP/1.1\r\n${head}${body}rubbish\r\n\r\n`);
  expect(await market.count('shoppers')).toBe(before + 1);
  expect(answer).toMatch(/^HTTP\/1.1 200 /);
  expect(answer.match(/HTTP\/1.1/g)).toHaveLength(1);
});

describe('bodies made to break what reads them', () => {
  const post = (payload: string) =>
    market.app.inject({
      method: 'POST',
      url: `${api}/auth/login`,
      headers: { 'content-type': 'application/json' },
      payload,
    });

  test.each([
    ['a list of lists of lists', '['.repeat(100_000) + ']'.repeat(100_000)],
    ['an object in an object', `${'{"a":'.repeat(40_000)}1${'}'.repeat(40_000)}`],
    ['a prototype', '{"__proto__":{"isOperator":true},"email_or_phone":"a@b.example","password":"x"}'],
    ['a constructor', '{"constructor":{"prototype":{"isOperator":true}},"password":"x"}'],
    ['a field that is not of the call', '{"email_or_phone":"a@b.example","password":"x","role":"operator"}'],
  ])('%s', async (_what, payload) => {
    const answer = await post(payload);
    expect(answer.statusCode).toBe(400);
    expect(({} as { isOperator?: boolean }).isOperator).toBeUndefined();
  });

  test('a passkey’s answer, which may hold what a browser likes, nested without end', async () => {
    const deep = '['.repeat(60_000) + ']'.repeat(60_000);
    const payload = `{"challenge_id":"${market.ctx.ids.next()}","response":{"id":"a","rawId":"a","type":"public-key","clientExtensionResults":${deep},"response":{"clientDataJSON":"a","x":${deep}}}}`;
    const answer = await market.app.inject({
      method: 'POST',
      url: `${api}/auth/passkey/login`,
      headers: { 'content-type': 'application/json', 'idempotency-key': market.ctx.ids.next() },
      payload,
    });
    expect([400, 401, 422]).toContain(answer.statusCode);
  });

  test('a body of more than 256 KB is not read', async () => {
    const answer = await post(`{"password":"${'a'.repeat(300_000)}"}`);
    expect(answer.json()).toMatchObject({ errors: [{ code: 'body_too_large' }] });
  });

  test('a parameter that is given twice names nobody', async () => {
    const [one, other] = [await market.newGuest(), await market.newGuest()];
    const url = `${api}/customer/cart/list?guest_id=${one.guestId}&guest_id=${other.guestId}`;
    const answer = await market.app.inject({
      url,
      headers: { zoneid: JSON.stringify([fixture.zones.centre]) },
    });
    expect(answer.statusCode).toBe(401);
  });
});
