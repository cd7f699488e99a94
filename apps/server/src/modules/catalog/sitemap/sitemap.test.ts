import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fixture, openTestMarket, shops, type TestMarket, writeShops } from '../../../testing/index.ts';
import { local } from '../../../testing/local-text.fixture.ts';
import { listSitemapEntries, listSitemapParts } from '../index.ts';

const { items, stores, modules } = fixture;
const campaignId = '0190a000-000c-7000-8000-000000000001';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
  await writeShops(market.ctx);
  const texts = JSON.stringify(local('Week of pasta'));
  await sql`insert into campaigns (id, module_id, slug, title, description, image, image_width, image_height, starts_on, ends_on)
    values (${campaignId}, ${modules.food}, 'pasta-week', ${texts}, ${texts}, 'c.webp', 8, 4, '2026-06-10', '2026-06-17')`.execute(
    market.ctx.db,
  );
  await sql`insert into campaign_stores values (${campaignId}, ${stores.trattoria})`.execute(market.ctx.db);
});
afterAll(() => market.close());

const slugsOf = async (kind: Parameters<typeof listSitemapEntries>[1]['kind'], part = 1) =>
  (await listSitemapEntries(market.ctx, { kind, part })).map(({ slug }) => slug);
const changeOf = async (slug: string) =>
  (await listSitemapEntries(market.ctx, { kind: 'items', part: 1 })).find((entry) => entry.slug === slug)
    ?.changedAt;

test('lists what has a page in any zone and module, whoever asks from wherever', async () => {
  const ctx = { ...market.ctx, where: { zoneIds: ['x'], moduleId: modules.grocery, point: undefined } };
  const parts = await listSitemapParts(ctx);
  expect(parts).toEqual(
    ['stores', 'items', 'categories', 'brands', 'conditions', 'campaigns'].map((kind) => ({ kind, part: 1 })),
  );
  expect(await slugsOf('stores')).toHaveLength(6);
  expect(await slugsOf('items')).toEqual(expect.arrayContaining(['pizza-001', 'shirt', 'aspirin']));
  expect(await slugsOf('categories')).toEqual(expect.arrayContaining(['mains', 'pantry', 'medicine']));
  expect(await slugsOf('brands')).toEqual(['sonar']);
  expect((await slugsOf('conditions')).sort()).toEqual(['cold', 'headache']);
  expect(await slugsOf('campaigns')).toEqual(['pasta-week']);
  expect(await slugsOf('items', 2)).toEqual([]);
});

test('nothing that is off sale, of a closed-down store, over, or of a module that is switched off', async () => {
  const { db } = market.ctx;
  expect(await slugsOf('items')).not.toContain('soup-007');
  await sql`update stores set active = false where id = ${stores.trattoria}`.execute(db);
  expect(await slugsOf('items')).not.toContain('pizza-001');
  expect(await slugsOf('campaigns')).toEqual([]);
  await sql`update stores set active = true where id = ${stores.trattoria}`.execute(db);
  market.clock.set('2026-06-18T15:00:00Z');
  expect(await listSitemapParts(market.ctx)).not.toContainEqual({ kind: 'campaigns', part: 1 });
  await sql`update modules set active = false where id = ${shops.modules.ecommerce}`.execute(db);
  await market.ctx.events.publish(db, 'settings');
  await expect.poll(() => slugsOf('brands')).toEqual([]);
});

test('tells when the words, pictures or prices of a page changed, not when it was ordered or rated', async () => {
  const { db } = market.ctx;
  const before = await changeOf('pasta-002');
  await sql`update items set rating = 4, rating_count = 9, order_count = 99 where id = ${items.pasta}`.execute(
    db,
  );
  expect(await changeOf('pasta-002')).toEqual(before);
  await sql`update items set price_minor = 750 where id = ${items.pasta}`.execute(db);
  const after = await changeOf('pasta-002');
  expect(after?.getTime()).toBeGreaterThan(before?.getTime() ?? Number.POSITIVE_INFINITY);
});
