import { mkdir, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fixture, openTestMarket, type TestMarket } from './index.ts';
import { recordRefusals } from './record-refusals.ts';
import { discardAbandoned } from './throwaway-postgres.ts';
import { untestedRefusals } from './untested-refusals.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket({ settings: { businessName: 'Corner' } });
});
afterAll(() => market.close());

test('a market of its own answers its settings, modules and zones', async () => {
  expect(await market.call('settings.config')).toMatchObject({
    business_name: 'Corner',
    time_zone: 'America/Montevideo',
  });
  const modules = await market.call('settings.modules', {}, { language: 'ar' });
  expect(modules.map((module) => module.module_name)).toEqual(['Food (ar)', 'Grocery (ar)', 'Parcel (ar)']);
  const { centre } = fixture.points;
  expect(await market.call('zones.check', { query: { ...centre, zone_id: fixture.zones.centre } })).toEqual({
    inside: true,
  });
});

test('a refusal is an answer; a success where one was expected is not', async () => {
  const query = { lat: 0, lng: 0, zone_id: fixture.items.pizza };
  expect(await market.refused('zones.check', { query })).toMatchObject({ status: 404, code: 'no_zone' });
  await expect(market.refused('settings.config')).rejects.toThrow('was not refused');
});

test('statements are counted, transactions included', async () => {
  const texts = await market.statements(() =>
    market.call('newsletter.subscribe', { body: { email: 'ana@example.com' } }),
  );
  expect(texts[0]).toBe('begin');
  expect(texts.at(-1)).toBe('commit');
  expect(await market.count('newsletter_subscribers')).toBe(1);
});

test('a listed refusal that no test was answered is named', () => {
  const endpoints = [{ id: 'zones.check', refusals: ['no_zone', 'forbidden'] }] as const;
  expect(untestedRefusals(endpoints, new Set(['zones.check no_zone']))).toEqual(['zones.check forbidden']);
});

test('a refusal that the document of its call does not name is a fault', async () => {
  const faults: string[] = [];
  const app = fastify();
  recordRefusals(app, faults);
  const refuseWith = (codes: readonly string[]) => ({ errors: codes.map((code) => ({ code })) });
  app.get('/api/v1/zone/check', (_request, reply) =>
    reply.code(404).send(refuseWith(['no_zone', 'malformed', 'cart_empty'])),
  );
  await app.inject('/api/v1/zone/check');
  expect(faults).toEqual(['zones.check answered cart_empty, which its document does not name']);
});

test('what another run left is cleared away, and the pictures of one that is under way are not', async () => {
  const { root } = market.ctx.storage;
  await mkdir(root, { recursive: true });
  await writeFile(join(root, 'picture.webp'), '');
  await discardAbandoned();
  expect(existsSync(join(root, 'picture.webp'))).toBe(true);
});
