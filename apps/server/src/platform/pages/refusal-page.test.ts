import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerErrors } from '../http/error-handler.ts';
import { openTestMarket, type TestMarket } from '../../testing/index.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());

const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const links = ['/pay/x?key=old', '/private/old', '/invoices/old', '/media/none.webp', '/%E0%A4%A'] as const;

test.each(links)('a person whose link %s is over reads a page with a way on, not JSON', async (url) => {
  const answer = await market.app.inject({ url, headers: { ...browser, 'accept-language': 'fr' } });
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(answer.statusCode).toBe(url.includes('%') ? 400 : 404);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.headers['content-security-policy']).toContain(
    "default-src 'none'; style-src 'unsafe-inline'",
  );
  expect(answer.body).toContain('<html lang="fr" dir="ltr">');
  expect(answer.body).toContain('<h1>Ce lien ne mène nulle part</h1>');
  expect(answer.body).toContain('href="/"');
});

test('it is written as the storefront is: in its language, its direction and its theme', async () => {
  const cookie = 'language-setting=ar; theme=dark';
  const { body } = await market.app.inject({ url: '/pay/x', headers: { ...browser, cookie } });
  expect(body).toContain('<html lang="ar" dir="rtl" data-theme="dark">');
});

test.each([
  ['/pay/x', {}],
  ['/pay/x', { accept: '*/*' }],
  ['/api/v1/nope', browser],
] as const)('a program that asks for %s with %j is answered JSON', async (url, headers) => {
  const answer = await market.app.inject({ url, headers });
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(answer.json()).toMatchObject({ errors: [{ code: 'not_found' }] });
});

test('an address that cannot be decoded is told of in words, not in the framework’s codes', async () => {
  const { message } = (await market.app.inject('/%E0%A4%A')).json() as { message: string };
  expect(message).toBe('The request could not be read: address or headers.');
});

/** What a browser is answered whose link ends in an error. */
async function answerTo(error: Error) {
  const app = Fastify();
  answerErrors(app);
  app.get('/invoices/one', () => Promise.reject(error));
  const headers = { ...browser, 'accept-language': 'nl' };
  const answer = await app.inject({ url: '/invoices/one', headers });
  await app.close();
  return answer;
}

test('[SYS-13] a person whose link meets a fault reads what to do, with the number of the log: it was a line of JSON', async () => {
  const { body, headers, statusCode } = await answerTo(new Error('no such column'));
  expect([statusCode, headers['content-type']]).toEqual([500, 'text/html; charset=utf-8']);
  expect(body).toContain('<title>Er is iets misgegaan</title>');
  expect(body).toContain('href="/help-and-support">Hulp en ondersteuning</a>');
  expect(body).toContain(`Aanvraag <bdi>${headers['x-request-id']}</bdi>`);
  expect(body).not.toContain('column');
});

test('a page of a market that is out of reach says so in its tab and is tried again: its tab said that the link leads nowhere', async () => {
  const { body, statusCode } = await answerTo(Object.assign(new Error('gone'), { code: '57P01' }));
  expect(statusCode).toBe(503);
  expect(body).toContain('<title>De markt is nu niet beschikbaar. Probeer het zo opnieuw.</title>');
  expect(body).toContain('<a class="first" href="">Opnieuw proberen</a>');
});
