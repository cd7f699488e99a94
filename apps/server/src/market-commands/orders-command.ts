import { isRunning, ORDER_STATUSES, type OrderStatus } from '@promenade/domain/orders';
import { getTheirs, moveAlong, rejectOrder, sayToRefund, takeOrder } from '../modules/ops/index.ts';
import { findAnyOrder, pageOrders } from '../modules/orders/index.ts';
import type { Ctx } from '../platform/context.ts';
import { isId } from '../platform/record-key.ts';
import { CommandProblem } from './command.ts';
import { type Change, customerOf, getReason, lookAfter, refuseReason } from './look-after.ts';
import { type GivenOptions, seeHelp } from './options.ts';
import { orderLine, orderText, type WholeOrder } from './order-text.ts';

const orderOptions = {
  to: 'text',
  courier: 'text',
  refund: 'switch',
  reason: 'text',
} as const;

function statusOf(word: string): OrderStatus {
  const status = ORDER_STATUSES.find((one) => one === word);
  if (status) return status;
  throw new CommandProblem(`There is no state '${word}'. There are ${ORDER_STATUSES.join(', ')}.`);
}

function moveTo(word: string, reason: string | undefined): Change {
  const to = statusOf(word);
  if (to === 'refunded') throw new CommandProblem(`Say --refund --reason WHY. ${seeHelp}`);
  if (to !== 'canceled') {
    refuseReason(reason);
    return (ctx, id) => moveAlong(ctx, { id, order_status: to });
  }
  const said = getReason(reason, 'ordered');
  return (ctx, id) => rejectOrder(ctx, { id, reason: said });
}

function giveTo(courier: string): Change {
  if (isId(courier)) return (ctx, id) => takeOrder(ctx, { id, courier_id: courier });
  throw new CommandProblem(`There is no courier ${courier}. npm run market -- couriers lists them.`);
}

/** What is to be done with the order; undefined where it is only looked at. */
function readChange(given: GivenOptions): Change | undefined {
  const [to, courier, reason] = [given.text('to'), given.text('courier'), given.text('reason')];
  const asked = [to !== undefined, courier !== undefined, given.on('refund')].filter(Boolean).length;
  if (asked > 1) throw new CommandProblem(`Say one of --to, --courier and --refund. ${seeHelp}`);
  if (to !== undefined) return moveTo(to, reason);
  if (courier !== undefined) {
    refuseReason(reason);
    return giveTo(courier);
  }
  if (given.on('refund')) {
    const answer = getReason(reason, 'ordered');
    return (ctx, id) => sayToRefund(ctx, { id, decision: 'refund', answer });
  }
  refuseReason(reason);
  return undefined;
}

/** The order, with the customer who placed it: nobody for a guest's, and for one of a deleted account. */
async function getWhole(ctx: Ctx, of: { readonly id: string }): Promise<WholeOrder> {
  const order = await getTheirs(ctx, of);
  return { ...order, customerId: await customerOf(ctx, (await findAnyOrder(ctx, order.id))?.shopper_id) };
}

const statuses = ORDER_STATUSES.filter((one) => isRunning(one) || one === 'refund_requested');

/** orders, orders NUMBER, orders NUMBER --to STATE | --courier ID | --refund: what somebody calls about. */
export const lookAfterOrders = lookAfter({
  command: 'orders',
  noun: 'order',
  one: 'an order',
  options: orderOptions,
  readChange,
  noneText: 'No order is under way.\n',
  list: async (ctx, { phoneEnding, ...page }, settings) => {
    const asked = phoneEnding === undefined ? { statuses } : { phoneEnding };
    const { orders, total_size: total } = await pageOrders(ctx, { ...asked, ...page });
    return { lines: orders.map((order) => orderLine(order, settings)), total };
  },
  get: getWhole,
  text: orderText,
});
