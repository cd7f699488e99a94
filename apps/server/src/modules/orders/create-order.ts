import { type Ctx, over } from '../../platform/context.ts';
import { countAfterCommit } from '../../platform/database/transaction.ts';
import { watchForAnswer } from './unanswered/watch-for-answer.ts';
import { notePlaced } from './moves/note-placed.ts';
import { tellPlaced } from './moves/tell-shopper.ts';
import { insertOrder } from './orders.repo.ts';
import type { NewOrderRow, OrderLineRow, OrderRow, OrderTables } from './orders.tables.ts';
import { timetableOf } from './timetable.ts';

type Later = 'return_code' | 'return_reason' | 'return_by' | 'return_asked_at' | 'returned_at';

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
  return_by: null,
  return_asked_at: null,
  returned_at: null,
} as const;

/** A line of a draft. */
export type OrderLineDraft = Omit<OrderLineRow, 'id' | 'order_id' | 'position'>;

/**
 * Writes a new order with its lines and first event. No word is given of it: nobody can know
 * its id, and so listen, before this transaction has ended. The caller has held the customer (`holdCustomer`), before any
 * cart (decision 63).
 */
export async function createOrder(
  ctx: Ctx,
  draft: OrderDraft,
  lines: readonly OrderLineDraft[],
): Promise<OrderRow> {
  const db = over<OrderTables>(ctx);
  const at = new Date(ctx.clock.now());
  const planned = { parcel: null, ...draft, ...notReturned, created_at: at };
  const id = ctx.ids.next();
  const expectedAt = new Date(timetableOf(planned).expectedAtMs);
  const made = { ...planned, id, courier: null, expected_at: expectedAt, updated_at: at };
  const rows = lines.map((line, position) => ({ ...line, id: ctx.ids.next(), order_id: id, position }));
  const first = { order_id: id, status: 'pending', actor: 'shopper', detail: '', at } as const;
  const order = await insertOrder(db, { ...made, status: 'pending' }, rows, first);
  await notePlaced(ctx, order, rows);
  countAfterCommit(ctx, 'orders_placed');
  await tellPlaced(ctx, order);
  await watchForAnswer(ctx, order, at.getTime());
  return order;
}
