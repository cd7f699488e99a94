import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestMarket, type TestMarket } from '../../testing/index.ts';
import { exportNewsletter } from './index.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());

const person = { accept: 'text/html', 'accept-language': 'en' };
const subscribe = (email: string) => market.call('newsletter.subscribe', { body: { email } });

/** The unsubscribe links by subscriber, as a newsletter is sent with them. */
async function links(): Promise<Record<string, string>> {
  const rows: string[] = [];
  for await (const row of exportNewsletter(market.ctx)) rows.push(row.trim());
  const cells = rows.slice(1).map((row) => row.split(','));
  return Object.fromEntries(
    cells.map(([email = '', , url = '']) => [email, url.replace(market.ctx.publicUrl, '')]),
  );
}
const look = (url: string) => market.app.inject({ method: 'GET', url, headers: person });
const press = (url: string, type = 'application/x-www-form-urlencoded', payload = '') =>
  market.app.inject({ method: 'POST', url, headers: { ...person, 'content-type': type }, payload });
const readers = async () => Object.keys(await links());

test('[NAV-13] a newsletter’s link asks first, and its button takes that address off: there was no way out but a word to the operator', async () => {
  await subscribe('ana@example.com');
  await subscribe('zoe@example.com');
  const link = (await links())['ana@example.com'] ?? '';
  const asked = await look(link);
  expect([asked.statusCode, asked.headers['cache-control']]).toEqual([200, 'no-store']);
  expect(asked.body).toContain('<bdi>ana@example.com</bdi>');
  expect(asked.body).toContain('method="post"');
  // A mail scanner has followed the link: nothing has changed.
  expect(await readers()).toEqual(['ana@example.com', 'zoe@example.com']);
  expect((await press(link)).body).toContain('No more newsletters');
  expect(await readers()).toEqual(['zoe@example.com']);
});

test('a link that was used says so, and again changes nothing; a new subscription is asked about again', async () => {
  await subscribe('back@example.com');
  const link = (await links())['back@example.com'] ?? '';
  await press(link);
  expect((await look(link)).body).not.toContain('method="post"');
  expect((await press(link)).statusCode).toBe(200);
  await subscribe('back@example.com');
  expect((await look(link)).body).toContain('method="post"');
});

test.each([
  ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
  [
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
  ],
])('a mail program’s own button sends %s, and the address is off', async (type, payload) => {
  await subscribe('one.click@example.com');
  const link = (await links())['one.click@example.com'] ?? '';
  expect((await press(link, type, payload)).statusCode).toBe(200);
  expect(await readers()).not.toContain('one.click@example.com');
});

test('a forged link, another’s seal and one that is over lead nowhere, and take nobody off', async () => {
  await subscribe('stays@example.com');
  const link = (await links())['stays@example.com'] ?? '';
  const forged = link.replace('?key=', '?key=x');
  for (const url of [forged, `${link}x`, '/newsletter/leave', '/newsletter/leave?key=a&key=b']) {
    expect([(await look(url)).statusCode, (await press(url)).statusCode]).toEqual([404, 404]);
  }
  market.clock.advance(401 * 24 * 60 * 60_000);
  expect((await press(link)).statusCode).toBe(404);
  expect(await readers()).toContain('stays@example.com');
});

test.each([
  ['ar', 'dir="rtl"', 'إلغاء الاشتراك'],
  ['nl', 'lang="nl"', 'Nieuwsbrief opzeggen'],
  ['fr', 'lang="fr"', 'Se désabonner'],
])('the page is in the reader’s language: %s', async (language, direction, words) => {
  await subscribe('reader@example.com');
  const url = (await links())['reader@example.com'] ?? '';
  const headers = { ...person, cookie: `language-setting=${language}` };
  const { body } = await market.app.inject({ method: 'GET', url, headers });
  expect(body).toContain(direction);
  expect(body).toContain(words);
});

test('the newsletter takes an address once, however often it is given', async () => {
  const before = await market.count('newsletter_subscribers');
  expect(await subscribe('Lia@Example.com')).toEqual({ message: 'Subscribed Successfully.' });
  expect(await subscribe(' lia@example.com ')).toEqual({ message: 'Subscribed Successfully.' });
  expect(await market.count('newsletter_subscribers')).toBe(before + 1);
});

const tooLong = `${'a'.repeat(250)}@example.com`;
test.each(['', 'ana', 'ana@example', '+59899123456', tooLong])('%j is no address', async (email) => {
  const refusal = await market.refused('newsletter.subscribe', { body: { email } });
  expect(refusal).toMatchObject({ status: 422, code: 'newsletter_email' });
  expect(refusal.body.message).toBe('Please insert a valid email.');
});

test('subscribing is limited for each caller, and says when to try again', async () => {
  market.clock.advance(60_000);
  for (let number = 0; number < 20; number += 1) await subscribe(`reader.${number}@example.com`);
  market.clock.advance(15_000);
  const body = { email: 'one.more@example.com' };
  const response = await market.app.inject({ method: 'POST', url: '/api/v1/newsletter/subscribe', body });
  expect([response.statusCode, response.headers['retry-after']]).toEqual([429, '45']);
  expect(response.json()).toMatchObject({ errors: [{ code: 'too_often' }] });
  market.clock.advance(45_000);
  await subscribe('one.more@example.com');
});
