import fc from 'fast-check';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { withTimeout } from '../../../platform/with-timeout.ts';
import { fixture, openTestMarket, type TestMarket } from '../../../testing/index.ts';
import { exportSheet, importSheet, type SheetReport, type SheetWish, takeStock } from '../index.ts';
import { holdItems } from './sheets.repo.ts';

const { items, modules } = fixture;
const pharmacyId = '0190a000-0001-7000-8000-0000000000aa';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
  const { db } = market.ctx;
  const name = JSON.stringify({ en: 'Name' });
  await sql`insert into modules (id, module_type, name, icon, active, position)
    select ${pharmacyId}, 'pharmacy', name, icon, true, 9 from modules where id = ${modules.grocery}`.execute(
    db,
  );
  await sql`insert into brands (id, module_id, slug, name, image, position)
    values (${market.ctx.ids.next()}, ${modules.grocery}, 'solar', ${name}::jsonb, 'b.webp', 0)`.execute(db);
  await sql`insert into conditions (id, module_id, slug, name, image, position)
    values (${market.ctx.ids.next()}, ${modules.grocery}, 'cold', ${name}::jsonb, 'c.webp', 0),
      (${market.ctx.ids.next()}, ${modules.grocery}, 'fever', ${name}::jsonb, 'c.webp', 1),
      (${market.ctx.ids.next()}, ${pharmacyId}, 'ache', ${name}::jsonb, 'c.webp', 1)`.execute(db);
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#fff' } })
    .webp()
    .toBuffer();
  await market.ctx.storage.put('items/new.webp', picture);
  await market.ctx.storage.put('items/text.webp', Buffer.from('no picture'));
});
afterAll(() => market.close());

async function exported(store?: string): Promise<string> {
  let text = '';
  for await (const piece of exportSheet(market.ctx, store)) text += piece;
  return text;
}

function imported(text: string, wish: Partial<SheetWish> = {}): Promise<SheetReport> {
  const bytes = new TextEncoder().encode(text);
  return importSheet(market.ctx, { bytes, dryRun: false, setStock: false, ...wish });
}

/** Everything that an import must leave alone if the sheet does not mention it. */
async function standing(): Promise<unknown> {
  const { rows } = await sql`
    select (select json_agg(i order by i.id) from items i) as items,
      (select json_agg(k order by k.item_id, k.variation) from item_stock k) as stock,
      (select json_agg(c order by c.item_id, c.condition_id) from item_conditions c) as conditions`.execute(
    market.ctx.db,
  );
  return rows[0];
}

async function itemBy(column: 'slug' | 'source_key', value: string) {
  const { rows } = await sql<Record<string, unknown> & { id: string }>`
    select i.*, (select jsonb_object_agg(k.variation, k.stock) from item_stock k where k.item_id = i.id) as stock,
      (select b.slug from brands b where b.id = i.brand_id) as brand,
      (select array_agg(o.slug order by o.slug) from item_conditions a join conditions o on o.id = a.condition_id
        where a.item_id = i.id) as conditions
    from items i where ${sql.ref(column)} = ${value}`.execute(market.ctx.db);
  return rows[0];
}

const TEXTS = (column: string): string => ['en', 'ar', 'nl', 'fr'].map((one) => `${column}.${one}`).join(',');

test('an exported market comes back as it is, and is exported again byte for byte', async () => {
  const before = await standing();
  const first = await exported();
  expect(first.split('\r\n')).toHaveLength(15 + 2);
  const report = await imported(first);
  expect(report).toEqual({ rejected: [], added: [], changed: [], left: 15, unnamed: 0 });
  expect(await standing()).toEqual(before);
  expect(await exported()).toBe(first);
  expect((await imported(first, { setStock: true })).changed).toEqual([]);
});

test('a store alone is exported and imported; another store’s rows are refused', async () => {
  const shop = await exported('the-shop');
  expect(shop.split('\r\n')).toHaveLength(3 + 2);
  expect(await imported(shop, { store: 'the-shop' })).toMatchObject({ left: 3, unnamed: 0 });
  const report = await imported(shop, { store: 'the-grill' });
  expect(report.rejected).toHaveLength(3);
  expect(report.rejected[0]).toEqual({ line: 2, reason: "store 'the-shop' is not 'the-grill'" });
  await expect(exported('nowhere')).rejects.toThrow("There is no store 'nowhere'.");
});

const NEW = [
  `store,source_key,gtin,category,${TEXTS('name')},price,discount,stock,daily_stock,choices,${TEXTS('choices')},variations,brand,conditions,organic,picture,${TEXTS('tags')}`,
  'the-shop,T-1,4006381333931,pantry,Green tea,شاي أخضر,,Thé vert,4.50,10%,12,,,,,,,,solar,fever|cold,yes,items/new.webp,new|mild,,,',
  'the-shop,T-2,,pantry,T-shirt,,,,20,2.50,s=4|m=5,m=5,"size:s,m","Size:Small,Medium",,,,s=20|m=21.5,,,no,,,,,',
].join('\n');

test('new items are added with all that their rows say, and a second time nothing is', async () => {
  const dry = await imported(NEW, { dryRun: true });
  expect(dry.rejected).toEqual([]);
  expect(dry.added.map(({ line, name }) => [line, name])).toEqual([
    [2, 'T-1'],
    [3, 'T-2'],
  ]);
  expect(await itemBy('source_key', 'T-1')).toBeUndefined();

  expect(await imported(NEW)).toMatchObject({ rejected: [], unnamed: 3 });
  const tea = await itemBy('source_key', 'T-1');
  expect(tea).toMatchObject({
    slug: 'the-shop-green-tea',
    gtin: '4006381333931',
    name: { en: 'Green tea', ar: 'شاي أخضر', fr: 'Thé vert' },
    price_minor: 450,
    discount_type: 'percent',
    discount_value: 10,
    stock: { '': 12 },
    brand: 'solar',
    conditions: ['cold', 'fever'],
    organic: true,
    active: true,
    image: 'items/new.webp',
    image_width: 40,
    image_height: 30,
    tags: [{ en: 'new' }, { en: 'mild' }],
  });
  const shirt = await itemBy('source_key', 'T-2');
  expect(shirt).toMatchObject({
    discount_type: 'amount',
    discount_value: 250,
    stock: { s: 4, m: 5 },
    variations: [
      { type: 's', priceMinor: 2000 },
      { type: 'm', priceMinor: 2150 },
    ],
    choice_options: [{ name: 'size', title: { en: 'Size' } }],
  });

  const before = await standing();
  expect(await imported(NEW)).toMatchObject({ added: [], changed: [], left: 2 });
  expect(await standing()).toEqual(before);
});

test('a change keeps id, link and what the sheet has no column for; stock stays as orders left it', async () => {
  await takeStock(market.ctx, [{ itemId: items.coffee, variation: '250g', quantity: 1 }]);
  const before = await itemBy('slug', 'coffee-00d');
  const report = await imported('slug,price,stock,active\ncoffee-00d,5.25,250g=30|1kg=40,no\n', {
    store: 'the-shop',
  });
  expect(report).toMatchObject({
    added: [],
    changed: [{ line: 2, name: 'coffee-00d', columns: ['price', 'active'] }],
  });
  expect(await itemBy('slug', 'coffee-00d')).toEqual({
    ...before,
    changed_at: expect.any(Date),
    price_minor: 525,
    active: false,
    stock: { '250g': 2, '1kg': 0 },
  });
});

test('stock is set of a new variation, and of every one with --set-stock', async () => {
  const sheet = [
    'slug,variations,stock,daily_stock',
    'coffee-00d,250g=5|1kg=16|2kg=30,250g=30|1kg=40|2kg=9,1kg=40',
  ].join('\n');
  const wish = { store: 'the-shop' };
  await imported(sheet, wish);
  expect((await itemBy('slug', 'coffee-00d'))?.['stock']).toEqual({ '250g': 2, '1kg': 0, '2kg': 9 });
  const report = await imported(sheet, { ...wish, setStock: true });
  expect(report.changed).toEqual([{ line: 2, name: 'coffee-00d', columns: ['stock'] }]);
  expect((await itemBy('slug', 'coffee-00d'))?.['stock']).toEqual({ '250g': 30, '1kg': 40, '2kg': 9 });
  expect(await imported(sheet, { ...wish, setStock: true })).toMatchObject({ changed: [], left: 1 });
  expect(await exported('the-shop')).toContain('1kg=40|250g=30|2kg=9,1kg=40');
});

test('a sheet with --set-stock that says only how full each morning is leaves what is left today: it was filled up', async () => {
  const sheet = (daily: number): string => `slug,stock,daily_stock\ncoffee-00d,,1kg=${daily}\n`;
  await takeStock(market.ctx, [{ itemId: items.coffee, variation: '1kg', quantity: 30 }]);
  const wish = { store: 'the-shop', setStock: true };
  expect(await imported(sheet(40), wish)).toMatchObject({ changed: [], left: 1 });
  expect((await imported(sheet(50), wish)).changed).toMatchObject([{ columns: ['stock'] }]);
  expect((await itemBy('slug', 'coffee-00d'))?.['stock']).toMatchObject({ '1kg': 10 });
  expect(await exported('the-shop')).toContain('1kg=10|250g=30|2kg=9,1kg=50');
});

test('an item takes its store’s number by its link, and keeps both', async () => {
  const sheet = 'store,slug,source_key\nthe-grill,steak-009,S-9\n';
  expect((await imported(sheet)).changed).toEqual([{ line: 2, name: 'S-9', columns: ['source_key'] }]);
  expect(await imported('store,source_key,slug\nthe-grill,S-9,\n')).toMatchObject({ left: 1, changed: [] });
  expect(await itemBy('slug', 'steak-009')).toMatchObject({ id: items.steak, source_key: 'S-9' });
  const twice = await imported(`${sheet}the-grill,,S-9\n`);
  expect(twice.rejected).toEqual([{ line: 3, reason: 'line 2 is of the same item' }]);
});

test.each([
  ['store,slug,price\nnowhere,a,1', "there is no store 'nowhere'"],
  ['slug,price\na,1', 'no column store'],
  ['store,source_key,slug\nthe-grill,,', 'neither source_key nor slug'],
  ['store,slug\nthe-grill,coffee-00d', "'coffee-00d' is another store's"],
  ['store,source_key,slug\nthe-grill,S-9,chorizo-00a', "is not that of 'S-9'"],
  ['store,source_key,slug\nthe-grill,S-10,steak-009', "is that of 'S-9', not 'S-10'"],
  ['store,slug,price\nthe-grill,brand-new,1', 'needs category, name and price'],
  ['store,slug,category\nthe-grill,steak-009,pantry', "category 'pantry' is not known in this module"],
  ['store,slug,brand\nthe-grill,steak-009,solar', "brand 'solar' is not known"],
  ['store,slug,conditions\nthe-shop,sugar-00e,ache', "condition 'ache' is not known"],
  ['store,slug,variations\nthe-grill,steak-009,big=3', 'have no variations'],
  ['store,slug,stock\nthe-shop,sugar-00e,big=3', "'big', which is no variation"],
  ['store,slug,picture\nthe-shop,sugar-00e,items/none.webp', "keeps no picture 'items/none.webp'"],
  ['store,slug,picture\nthe-shop,sugar-00e,items/text.webp', 'keeps no picture'],
  ['store,slug,picture\nthe-shop,sugar-00e,../../secret.webp', 'keeps no picture'],
  [
    `store,slug,choices,${TEXTS('choices')},variations\nthe-shop,sugar-00e,"size:s,m","Size:S,M",,,,xl=3`,
    "variation 'xl' is not made of the options",
  ],
])('a row is refused, and nothing of its file is written: %#', async (sheet, reason) => {
  const before = await standing();
  const good = sheet.split('\n')[0]?.startsWith('store,slug,price') ? '\nthe-shop,rice-00f,1.99' : '';
  const { rejected } = await imported(sheet + good);
  expect(rejected).toEqual([{ line: 2, reason: expect.stringContaining(reason) }]);
  expect(await standing()).toEqual(before);
});

test('two imports of one sheet at once add its items once', async () => {
  const sheet =
    'store,source_key,category,name.en,name.ar,name.nl,name.fr,price\nthe-shop,ONCE,pantry,Salt,,,,1\n';
  const reports = await Promise.all([imported(sheet), imported(sheet), imported(sheet)]);
  expect(reports.map(({ added }) => added.length).sort()).toEqual([0, 0, 1]);
  expect(reports.map(({ left }) => left).sort()).toEqual([0, 1, 1]);
});

const letters = fc.constantFrom(...('aZ9é ش😀"\';|=,:\\+-@%\n'.match(/./gsu) ?? []));
const said = fc.string({ unit: letters, maxLength: 10 }).map((text) => `${text.trim()}.`);
const cell = (text: string): string => `"${text.replaceAll('"', '""')}"`;

test('a sheet that is long at it keeps nobody from a cart: whoever added one of its items waited until it was through', async () => {
  const guest = await market.newGuest();
  await inTransaction(market.ctx, async (ctx) => {
    await holdItems(ctx.db, ['the-trattoria']);
    const body = { item_id: items.pasta, quantity: 1, price: 7 };
    const adding = market.call('cart.add', { body }, { guestId: guest.guestId });
    expect(await withTimeout(adding, 2_000)).toHaveLength(1);
  });
});

test('whatever rows say, they are the same rows when they have been in the market', async () => {
  const row = fc.record({ key: fc.nat(5), name: said, tags: said, price: fc.nat(9_999), stock: fc.nat(99) });
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(row, { selector: ({ key }) => key, maxLength: 5 }), async (rows) => {
      const lines = rows.map(({ key, name, tags, price, stock }) =>
        [`R-${key}`, 'pantry', name, '', '', name, (price / 100).toFixed(2), stock, tags, '', '', '']
          .map((one) => cell(String(one)))
          .join(','),
      );
      const header = `source_key,category,${TEXTS('name')},price,stock,${TEXTS('tags')}`;
      const { rejected } = await imported([header, ...lines].join('\n'), { store: 'the-shop' });
      expect(rejected).toEqual([]);
      const first = await exported('the-shop');
      expect((await imported(first)).changed).toEqual([]);
      expect(await exported('the-shop')).toBe(first);
    }),
    { numRuns: 15 },
  );
});
