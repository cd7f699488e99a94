import { givesStockBack, type OrderStatus } from '@promenade/domain/orders';
import { keepsFee } from '@promenade/domain/parcel';
import { type Ctx, over } from '../../../platform/context.ts';
import { giveBackStock, type StockTake } from '../../catalog/index.ts';
import { giveBackCoupon } from '../../coupons/index.ts';
import { bookPayment, creditOnDelivery, dropGifts } from '../../ledger/index.ts';
import { listOrderLines } from '../orders.repo.ts';
import type { OrderLineRow, OrderRow, OrderTables } from '../orders.tables.ts';
import { releaseMoney } from './return-money.ts';
import { type Said, tellStep } from './tell-shopper.ts';

/** A step that was just written. */
export interface Step {
  readonly from: OrderRow;
  readonly order: OrderRow;
  readonly said: Said;
}

/** What follows a step of an order, in its own transaction. */
interface Consequence {
  readonly follows: (step: Step) => boolean;
  readonly happen: (ctx: Ctx, order: OrderRow) => Promise<void>;
}

function takenBy(line: OrderLineRow): StockTake[] {
  if (line.stock_variation === null) return [];
  return [{ itemId: line.item_id, variation: line.stock_variation, quantity: line.quantity }];
}

async function returnStock(ctx: Ctx, { id, created_at: placedAt }: OrderRow): Promise<void> {
  const lines = await listOrderLines(over<OrderTables>(ctx), id);
  await giveBackStock(ctx, lines.flatMap(takenBy), placedAt.getTime());
}

function bookCash(ctx: Ctx, { id, total_minor: total, wallet_minor: wallet }: OrderRow): Promise<void> {
  return bookPayment(ctx, { orderId: id, key: `cash:${id}`, through: 'cash', amountMinor: total - wallet });
}

function credit(ctx: Ctx, { id, shopper_id: customerId, total_minor, bill }: OrderRow): Promise<void> {
  return creditOnDelivery(ctx, { customerId, orderId: id, paidMinor: total_minor, tipMinor: bill.tipMinor });
}

const released = ({ from, order }: Step): boolean => givesStockBack(from.status, order.status);
const becomes =
  (status: OrderStatus) =>
  ({ from, order }: Step): boolean =>
    from.status !== status && order.status === status;
// Cash is in the courier's hand, or the store's: no other step pays an order.
const paidInCash = ({ from, order }: Step): boolean =>
  from.payment_status !== 'paid' && order.payment_status === 'paid';
const owesNothing = (step: Step): boolean =>
  released(step) &&
  !keepsFee({
    orderType: step.order.order_type,
    from: step.from.status,
    turnedRound: step.from.return_asked_at !== null,
  });

/** Every step's consequences (api.md, rules 3, 8 and 9), in one order for all, so that orders do not block one another. */
const consequences: readonly Consequence[] = [
  { follows: released, happen: returnStock },
  { follows: released, happen: (ctx, { id }) => giveBackCoupon(ctx, { orderId: id }) },
  { follows: released, happen: (ctx, { id }) => dropGifts(ctx, id) },
  { follows: owesNothing, happen: releaseMoney },
  { follows: paidInCash, happen: bookCash },
  { follows: becomes('delivered'), happen: credit },
];

/** Brings about what follows a step. */
export async function bringAbout(ctx: Ctx, step: Step): Promise<void> {
  for (const { follows, happen } of consequences) if (follows(step)) await happen(ctx, step.order);
  const isPaid = step.from.payment_status !== 'unpaid' && owesNothing(step);
  await tellStep(ctx, step.order, { ...step.said, isPaid });
}
