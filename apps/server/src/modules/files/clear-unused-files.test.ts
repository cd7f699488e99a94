import { access, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { privateRoot } from '../../platform/files/storage.ts';
import { formOf, pictureBytes } from '../../testing/partner-forms.fixture.ts';
import { fixture, openTestMarket, placeTestOrder, type TestMarket } from '../../testing/index.ts';
import { clearUnusedFiles } from './index.ts';
import { places } from './places.ts';

const { items, stores } = fixture;
const dayMs = 24 * 60 * 60 * 1000;

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());

const pathOf = (name: string): string => {
  const { root } = market.ctx.storage;
  return join(name.startsWith('private/') ? privateRoot(root) : root, name);
};

/** A file last modified days before the market's clock. */
async function sent(name: string, daysAgo = 2): Promise<string> {
  await market.ctx.storage.put(name, new Uint8Array(4));
  const at = new Date(market.clock.now() - daysAgo * dayMs);
  await utimes(pathOf(name), at, at);
  return name;
}
const newName = (folder: string, ending = 'jpg') => `${folder}/${market.ctx.ids.secret()}.${ending}`;
const isThere = (name: string): Promise<boolean> =>
  access(pathOf(name)).then(
    () => true,
    () => false,
  );
async function after(days: number): Promise<void> {
  market.clock.advance(days * dayMs);
  await clearUnusedFiles(market.ctx);
}

async function givePicture(id: string): Promise<string> {
  const body = formOf({ image: await pictureBytes() }) as never;
  const operator = { token: await market.operatorToken() };
  const { item } = await market.call('ops.setItemPicture', { params: { id }, body }, operator);
  return sent(item.image);
}

test('a picture that an item had is deleted a month after nothing shows it any more, and not before; other widths too', async () => {
  const before = await givePicture(items.salad);
  await sent(`w128/${before}`);
  const now = await givePicture(items.salad);
  await after(1);
  await after(29);
  expect([await isThere(before), await isThere(`w128/${before}`), await isThere(now)]).toEqual([
    true,
    true,
    true,
  ]);
  await after(1);
  expect([await isThere(before), await isThere(`w128/${before}`), await isThere(now)]).toEqual([
    false,
    false,
    true,
  ]);
});

test('what an order that was placed shows stays for good: the picture of its line, and its store’s', async () => {
  const picture = await givePicture(items.pasta);
  const logo = await sent(newName('stores'));
  await sql`update stores set logo = ${logo} where id = ${stores.trattoria}`.execute(market.ctx.db);
  market.clock.set('2026-09-17T15:30:00Z');
  const guest = await market.newGuest();
  const { order_id } = await placeTestOrder(market, guest);
  await givePicture(items.pasta);
  await sql`update stores set logo = 'stores/other.webp' where id = ${stores.trattoria}`.execute(
    market.ctx.db,
  );
  await after(1);
  await after(31);
  expect([await isThere(picture), await isThere(logo)]).toEqual([true, true]);
  const { lines } = await market.call('orders.details', { query: { order_id } }, guest);
  expect(lines[0]?.image).toBe(picture);
  const { rows } = await sql`
    select from order_records where shown::text like '%.jpg%' or shown::text like '%.webp%'`.execute(
    market.ctx.db,
  );
  expect(rows).toEqual([]);
});

test('what is being sent is left, and what is shown again is, from the day on which it is', async () => {
  market.clock.advance(dayMs);
  const young = await sent(newName('items'), 0);
  const again = await sent(newName('items'));
  await after(0.5);
  const noted = await sql<{ name: string }>`select name from unused_files`.execute(market.ctx.db);
  const names = noted.rows.map(({ name }) => name);
  expect([names.includes(young), names.includes(again)]).toEqual([false, true]);
  await after(20);
  await sql`update items set image = ${again} where id = ${items.soup}`.execute(market.ctx.db);
  await after(11);
  expect(await isThere(again)).toBe(true);
  await sql`update items set image = 'items/soup.webp' where id = ${items.soup}`.execute(market.ctx.db);
  await after(1);
  await after(29);
  expect(await isThere(again)).toBe(true);
  await after(1);
  expect(await isThere(again)).toBe(false);
});

test('private papers too; what the market drew and what somebody put there by hand is theirs', async () => {
  const [paper, proof] = [await sent(newName('private', 'pdf')), await sent(newName('private'))];
  const others = [
    await sent('demo/cover.a1b2.webp'),
    await sent('items/my-own.jpg'),
    await sent('private/list.pdf'),
  ];
  const shopper = await market.newGuest();
  await sql`
    insert into prescriptions (id, shopper_id, picture, created_at)
    select ${market.ctx.ids.next()}, id, ${proof}, now() from shoppers limit 1`.execute(market.ctx.db);
  expect(shopper.guestId).toBeDefined();
  await after(1);
  await after(31);
  expect(await isThere(paper)).toBe(false);
  expect(await isThere(proof)).toBe(true);
  expect(await Promise.all(others.map(isThere))).toEqual([true, true, true]);
});

test('of servers that look at once one does, once a day', async () => {
  const name = await sent(newName('items'));
  await after(1);
  await Promise.all([clearUnusedFiles(market.ctx), clearUnusedFiles(market.ctx)]);
  market.clock.advance(31 * dayMs);
  await Promise.all([
    clearUnusedFiles(market.ctx),
    clearUnusedFiles(market.ctx),
    clearUnusedFiles(market.ctx),
  ]);
  expect(await isThere(name)).toBe(false);
});

test('every column that is called after files is looked at', async () => {
  const { rows } = await sql<{ place: string }>`
    select table_name || '.' || column_name as place from information_schema.columns
    where table_schema = 'public' and data_type in ('text', 'jsonb', 'ARRAY')
      and column_name ~ 'image|picture|logo|cover|file|photo|proof|icon|paper|document|media'
    order by 1`.execute(market.ctx.db);
  // Logos are not columns of their own: they are part of what an order or a trip records of its store.
  const known = places.filter(([, , kind]) => kind !== 'logo').map(([table, column]) => `${table}.${column}`);
  expect(rows.map(({ place }) => place)).toEqual(known.toSorted());
});
