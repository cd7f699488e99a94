import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { fixture, type TestMarket } from '../../testing/index.ts';
import { fundWallet, listWrongBooks, post, walletOf } from './index.ts';

/** Money in a wallet, as a gateway would bring it. */
export function fund(market: TestMarket, customerId: string, amountMinor: number): Promise<void> {
  return fundWallet(market.ctx, { customerId, paymentId: market.ctx.ids.next(), amountMinor });
}

/** Points, as delivered orders would bring them. */
export async function givePoints(market: TestMarket, ownerId: string, points: number): Promise<void> {
  await post(market.ctx, {
    kind: 'loyalty_point',
    key: `loyalty_point:${market.ctx.ids.next()}`,
    postings: [
      { account: { kind: 'points_issued' }, amountMinor: -points },
      { account: { kind: 'points', ownerId }, amountMinor: points },
    ],
  });
}

/** Money on its way into a wallet. */
export async function topUpsOf(market: TestMarket, customerId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from wallet_top_ups where customer_id = ${customerId}`.execute(market.ctx.db);
  return rows.map(({ id }) => id);
}

/** Who signed up with an e-mail address. */
export async function customerOf(market: TestMarket, email: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`select id from customers where email = ${email}`.execute(
    market.ctx.db,
  );
  return rows[0]?.id ?? '';
}

/** The balance of a wallet. */
export async function balanceOf(market: TestMarket, customerId: string): Promise<number> {
  return (await walletOf(market.ctx, customerId)).balanceMinor;
}

/** An order that a wallet can pay for. */
export async function anOrder(market: TestMarket, shopperId: string): Promise<string> {
  const [id, at] = [market.ctx.ids.next(), new Date(market.clock.now())];
  await sql`insert into orders (id, shopper_id, module_id, store_id, store, zone_id, order_type, status, payment_status,
      payment_method, total_minor, bill, items_count, contact_name, contact_phone, preparation_minutes, created_at,
      updated_at)
    values (${id}, ${shopperId}, ${fixture.modules.food}, ${fixture.stores.trattoria}, '{}', ${fixture.zones.centre},
      'delivery', 'pending', 'unpaid', 'wallet', 1000, '{}', 1, 'Ana', '1', 10, ${at}, ${at})`.execute(
    market.ctx.db,
  );
  return id;
}

/** Work in a transaction of its own, as a call would do it. */
export function within<T>(market: TestMarket, work: (ctx: Ctx) => Promise<T>): Promise<T> {
  return inTransaction(market.ctx, work);
}

/** What breaks the books. */
export function wrongBooks(market: TestMarket): Promise<readonly string[]> {
  return listWrongBooks(market.ctx);
}
