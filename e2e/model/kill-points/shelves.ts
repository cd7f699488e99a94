import { sql } from 'kysely';
import { fixture, type TestMarket } from '../../../apps/server/src/testing/index.ts';

/** Units in stock before anybody buys. */
export const unitsBefore = 100_000;

/** What these orders buy: two dishes with counted stock. */
export const dishes = [
  { item_id: fixture.items.pasta, price: 7 },
  { item_id: fixture.items.tiramisu, price: 4.5 },
] as const;

/** Makes the dishes' stock counted, accepts orders of any size, and adds a coupon. */
export async function fillShelves(market: TestMarket): Promise<void> {
  const { db } = market.ctx;
  await sql`update stores set minimum_order_minor = 0`.execute(db);
  for (const { item_id } of dishes) {
    await sql`insert into item_stock (item_id, stock) values (${item_id}, ${unitsBefore})
      on conflict (item_id, variation) do update set stock = excluded.stock`.execute(db);
  }
  const title = { en: 'Ten off', ar: '', nl: '', fr: '' };
  const body = {
    code: 'TEN',
    total_uses: unitsBefore,
    title,
    coupon_type: 'default',
    discount_type: 'percent',
    discount: 10,
  } as const;
  await market.call('ops.addCoupon', { body }, { token: await market.operatorToken() });
}
