import { ORDER_STATUSES, isRunning } from '@promenade/domain/orders';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../platform/database/transaction.ts';
import { fixture, openTestMarket, type TestMarket } from '../../testing/index.ts';
import { pageOrders } from './index.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
  const { shopperId } = await market.newGuest();
  const { modules, stores, zones } = fixture;
  await sql`insert into orders (id, shopper_id, module_id, store_id, store, zone_id, order_type, status, payment_status,
      payment_method, total_minor, bill, items_count, contact_name, contact_phone, preparation_minutes, created_at, updated_at)
    select gen_random_uuid(), ${shopperId}, ${modules.food}, ${stores.trattoria}, '{}', ${zones.centre}, 'delivery',
      case when old = 2000 then 'processing' else 'delivered' end, 'paid', 'cash_on_delivery', 1000, '{}', 1, 'Ana', '1', 10,
      now() - old * interval '1 hour', now()
    from generate_series(1, 2000) as old`.execute(market.ctx.db);
  await sql`analyze orders`.execute(market.owner);
});
afterAll(() => market.close());

test('what waits for a courier is found without reading every order that ever was', async () => {
  const asked = { waitsForCourier: true, statuses: ORDER_STATUSES.filter(isRunning), limit: 10, offset: 1 };
  await inTransaction(market.ctx, async (ctx) => {
    expect((await pageOrders(ctx, asked)).total_size).toBe(1);
    const { rows } = await sql<{ read: number }>`
      select seq_tup_read + idx_tup_fetch as read from pg_stat_xact_user_tables where relname = 'orders'`.execute(
      ctx.db,
    );
    expect(rows[0]?.read).toBeLessThan(10);
  });
});
