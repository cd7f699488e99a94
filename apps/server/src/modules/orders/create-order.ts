import { type Ctx, over } from '../../platform/context.ts';
import { countAfter } from '../../platform/database/transaction.ts';
import { watchForAnswer } from './unanswered/watch-for-answer.ts';
import { notePlaced } from './moves/note-placed.ts';
import { tellPlaced } from './moves/tell-shopper.ts';
import { insertOrder, insertOrderEvent, insertOrderLines } from './orders.repo.ts';
import type { NewOrderRow, OrderLineRow, OrderRow, OrderTables } from './orders.tables.ts';
import { timetableOf } from './timetable.ts';

type Later = 'return_code' | 'return_reason' | 'return_asked_at' | 'returned_at';

/** What checkout decided; ids, times and state are this room's. Without a store it is of a parcel. */
export type OrderDraft = Omit<
  NewOrderRow,
  'id' | 'status' | 'courier' | 'expected_at' | 'created_at' | 'updated_at' | 'parcel' | Later
> &
  Partial<Pick<NewOrderRow, 'parcel'>>;

// No order is placed on its way back.
const notReturned = {
  return_code: null,
  return_reason: '',
  return_asked_at: null,
  returned_at: null,
} as const;

/** A line of a draft. */
export type OrderLineDraft = Omit<OrderLineRow, 'id' | 'order_id' | 'position'>;

/**
 * Writes a new order with its lines and first event. No word is given of it: nobody can know
 * its id, and so listen, before this transaction has ended.
 */
export async function createOrder(
  ctx: Ctx,
  draft: OrderDraft,
  lines: readonly OrderLineDraft[],
): Promise<OrderRow> {
  const db = over<OrderTables>(ctx);
  const at = new Date(ctx.clock.now());
  const planned = { parcel: null, ...draft, ...notReturned, created_at: at };
  const order = await insertOrder(db, {
    ...planned,
    id: ctx.ids.next(),
    status: 'pending',
    courier: null,
    expected_at: new Date(timetableOf(planned).expectedAtMs),
    updated_at: at,
  });
  const rows = lines.map((line, position) => ({ ...line, id: ctx.ids.next(), order_id: order.id, position }));
  if (rows.length > 0) await insertOrderLines(db, rows);
  await insertOrderEvent(db, { order_id: order.id, status: 'pending', actor: 'shopper', detail: '', at });
  await notePlaced(ctx, order, rows);
  countAfter(ctx, 'orders_placed');
  await tellPlaced(ctx, order);
  await watchForAnswer(ctx, order, at.getTime());
  return order;
}
