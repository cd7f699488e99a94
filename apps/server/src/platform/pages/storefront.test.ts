import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { openTestMarket, type TestMarket } from '../../testing/index.ts';
import type { StorefrontBuild } from './storefront.ts';

let market: TestMarket;
let folder: string;
let app: FastifyInstance;

const build: StorefrontBuild = {
  render: async ({ url }) => ({
    status: 404,
    headers: new Headers({ 'content-type': 'text/html' }),
    text: `<p>${new URL(url).pathname}`,
  }),
  pageVariant: () => '',
  loadViews: async function* () {},
};

beforeAll(async () => {
  market = await openTestMarket();
  folder = await mkdtemp(join(tmpdir(), 'promenade-client-'));
  await mkdir(join(folder, 'assets'));
  const storefront = { build, clientFolder: folder, cachePages: false };
  app = await buildApp({ ctx: market.ctx, log: pino({ level: 'silent' }), storefront });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
  await market.close();
});

test.each([
  ['GET', '/api/v1/nope'],
  ['HEAD', '/api/v1/nope'],
  ['GET', '/api/v1'],
  ['GET', '/api/v1/'],
  ['GET', '/api/v1/customer/cart/add'],
  ['GET', `/api/v1/stores/details/${'a'.repeat(300)}`],
  ['GET', '/api/v2/config'],
] as const)(
  'a program that asks %s %s is answered a refusal, not a page of the storefront',
  async (method, url) => {
    const answer = await app.inject({ method, url, headers: { 'x-localization': 'fr' } });
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    const message = 'Il n’y a rien ici.';
    if (method === 'GET')
      expect(answer.json()).toEqual({ errors: [{ code: 'not_found', message }], message });
  },
);

test.each(['/nope', '/api', '/apiary', '/'])('a person who asks for %s has a page', async (url) => {
  const answer = await app.inject(url);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'text/html']);
});

async function askByHand(target: string): Promise<string> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.end(`GET ${target} HTTP/1.1\r\nHost: market.example\r\nConnection: close\r\n\r\n`);
  return text(socket);
}

test('who names the server before the path, as to a proxy, has the page: it was a fault', async () => {
  expect(await askByHand('http://market.example/nope')).toMatch(/^HTTP\/1\.1 404 [\s\S]*<p>\/nope$/);
});

test.each(['*', '*/nope', 'ftp://market.example/nope', 'file:///nope'])(
  'who asks for %s, which is no path of ours, is told that it cannot be read: it was a fault',
  async (target) => {
    expect(await askByHand(target)).toMatch(/^HTTP\/1\.1 400 [\s\S]*"code":"malformed"/);
  },
);
