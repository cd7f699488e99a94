import { sql } from 'kysely';
import type { Ctx } from '../../../platform/context.ts';
import { fixture } from '../../../testing/index.ts';

/** An empty order, for which a use can be counted. */
export async function insertBareOrder(ctx: Ctx, shopperId: string): Promise<string> {
  const [id, at] = [ctx.ids.next(), new Date(ctx.clock.now())];
  const { modules, stores, zones } = fixture;
  await sql`
    insert into orders (id, shopper_id, module_id, store_id, store, zone_id, order_type, status, payment_status,
      payment_method, total_minor, bill, items_count, contact_name, contact_phone, preparation_minutes, created_at,
      updated_at)
    values (${id}, ${shopperId}, ${modules.food}, ${stores.trattoria}, '{}', ${zones.centre}, 'take_away', 'pending',
      'unpaid', 'cash_on_delivery', 100, '{}', 1, 'Ana Silva', '+59899123456', 10, ${at}, ${at})`.execute(
    ctx.db,
  );
  return id;
}
