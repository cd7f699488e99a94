import type { Reply } from '@promenade/contract/calls';
import { formatPrice, toMinor } from '@promenade/domain/money';
import { TRANSITIONS } from '@promenade/domain/orders';
import { legibleLine } from '@promenade/domain/words';
import type { MarketSettings } from '../modules/settings/index.ts';
import { wallText } from './wall-text.ts';

type Order = Reply<'ops.staffOrder'>;
/** The customer who placed an order or booked a trip. */
export interface Placed {
  readonly customerId: string | undefined;
}
/** An order, and the customer who placed it. */
export type WholeOrder = Order & Placed;
type Card = Reply<'ops.orders'>['orders'][number];
/** What prices and times are written by. */
export type TextMarket = Pick<MarketSettings, 'currency' | 'timeZone'>;

/** An amount of the wire, as people write it. */
export const priceText = (major: number, { currency }: TextMarket): string =>
  formatPrice(toMinor(major, currency.decimals), currency);

const whereFrom = ({ store, order_type: type }: Card): string => store?.name ?? type;

/** An order of a list. */
export const orderLine = (order: Card, market: TextMarket): string =>
  `${order.order_number} ${order.order_status} ${order.order_type} ${wallText(order.created_at, market)} ` +
  `${priceText(order.order_amount, market)} ${order.payment_status}, ${whereFrom(order)}\n`;

/** Which of what went back an operator has to bring about. */
export const waysBack: Readonly<Record<string, string>> = {
  cash_on_delivery: ' (into the wallet, to a guest by hand)',
  offline_payment: ' (by hand: npm run market -- refunds)',
};

function moneyText(order: Order, market: TextMarket): string {
  const price = (major: number) => priceText(major, market);
  const due = order.due_amount > 0 ? `, ${price(order.due_amount)} due` : '';
  const back =
    order.refunded_amount > 0
      ? `, ${price(order.refunded_amount)} went back${waysBack[order.payment_method] ?? ''}`
      : '';
  return `${price(order.order_amount)} by ${order.payment_method}, ${order.payment_status}${due}${back}`;
}

/** What people typed, in one line: it begins no line that could be taken for one of ours. */
export const saidText = (said: readonly (string | null | undefined)[]): string =>
  said
    .map((word) => legibleLine(word ?? ''))
    .filter(Boolean)
    .join(', ');

function personText({ delivery_address: to }: Order): string {
  const said = [to.contact_person_name, to.contact_person_number, to.address, to.house, to.floor];
  return saidText(said) || 'nobody any more: they are forgotten';
}

/** How a customer is found; nothing about guests. */
export const placedText = ({ customerId }: Placed): string =>
  customerId === undefined ? '' : `Placed by: npm run market -- customers ${customerId}\n`;

const courierText = ({ courier }: Order): string =>
  courier ? saidText([courier.name, courier.phone, courier.id]) : 'none';

const linesText = ({ lines }: Order, market: TextMarket): string =>
  lines.map((line) => `  ${line.quantity} x ${line.name}  ${priceText(line.total_price, market)}\n`).join('');

/** What an operator can do with it now, as it is typed. */
function nextText(order: Order): string {
  const ways = TRANSITIONS.filter(
    ({ from, actors, orderTypes }) =>
      from === order.order_status && actors.includes('operator') && orderTypes.includes(order.order_type),
  );
  const words = ways.map(({ to }) => {
    if (to === 'refunded') return '--refund --reason WHY';
    return to === 'canceled' ? '--to canceled --reason WHY' : `--to ${to}`;
  });
  if (ways.some(({ to }) => to === 'picked_up')) words.push('--courier ID');
  return words.length === 0
    ? 'Nothing more can be done with it.\n'
    : words.map((word) => `  npm run market -- orders ${order.order_number} ${word}\n`).join('');
}

/** An order as an operator on the telephone wants it. */
export function orderText(order: WholeOrder, market: TextMarket): string {
  const { order_number: number, order_status: status, refund } = order;
  const steps = order.timeline.map(({ status: step, at }) => `  ${wallText(at, market)} ${step}\n`);
  const asked = refund
    ? [
        `Refund: ${refund.state}, ${priceText(refund.amount, market)}, ${saidText([`${refund.reason} ${refund.note}`])}\n`,
      ]
    : [];
  return [
    `Order ${number} is ${status}: ${order.order_type}, ${whereFrom(order)}, id ${order.id}\n`,
    linesText(order, market),
    `Paid: ${moneyText(order, market)}\n`,
    `For: ${personText(order)}\n`,
    placedText(order),
    ...(order.schedule_at ? [`Wanted at: ${wallText(order.schedule_at, market)}\n`] : []),
    `Courier: ${courierText(order)}\n`,
    ...(order.ended ? [`Ended by ${order.ended.by}: ${saidText([order.ended.reason])}\n`] : []),
    ...asked,
    ...steps,
    nextText(order),
  ].join('');
}
