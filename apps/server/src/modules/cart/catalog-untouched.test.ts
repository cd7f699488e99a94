import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fixture, openTestMarket, type TestMarket } from '../../testing/index.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());

/** Who last wrote into an item's row and into its module's, if only to lock it (`xmax`). */
async function lastWriters(itemId: string): Promise<unknown> {
  const { rows } = await sql`select i.xmax::text as item, m.xmax::text as module
    from items i join modules m on m.id = i.module_id where i.id = ${itemId}`.execute(market.ctx.db);
  return rows;
}

test('an add to a cart leaves the rows of the catalogue as they are: it locked those of its item and module', async () => {
  const { pasta } = fixture.items;
  const { guestId } = await market.newGuest();
  const before = await lastWriters(pasta);
  const body = { item_id: pasta, price: 7, quantity: 1 };
  await market.call('cart.add', { body }, { guestId });
  expect(await lastWriters(pasta)).toEqual(before);
});
