import type { Reply } from '@promenade/contract/calls';
import type { Format } from '../../../lib/format/format.ts';
import type { Translator } from '../../../lib/i18n/translator.ts';
import type { SumRow } from '../../../ui/sum-list/sum-list.tsx';

export type TripBill = Reply<'trips.quote'>['bill'];

type Trip = Reply<'trips.details'>;
type TripMoney = Pick<
  Trip,
  | 'payment_status'
  | 'payment_method'
  | 'payment_reviewing'
  | 'wallet_amount'
  | 'refunded_amount'
  | 'due_amount'
> & {
  readonly bill: Pick<TripBill, 'trip_amount'>;
};

/** A trip's bill line by line, each explaining its rule on demand; the last is the total (RENT-09). */
export function tripBillRows(bill: TripBill, t: Translator['t'], { price, number }: Format): SumRow[] {
  const rows: SumRow[] = [];
  const less = (id: string, label: string, amount: number, rule: string): void => {
    if (amount > 0) rows.push({ id, label, amount: `−${price(amount)}`, rule, tone: 'good' });
  };
  rows.push({
    id: 'trip',
    label: t('trips.tripPrice'),
    amount: price(bill.trip_price),
    rule: t('trips.tripPriceRule'),
  });
  const by = bill.discount_by === 'provider' ? 'trips.discountByProvider' : 'trips.discountByVehicle';
  less('discount', t('bill.discount'), bill.discount, t(by));
  less('coupon', t('bill.coupon'), bill.coupon_discount, t('trips.couponRule'));
  const rate = number(bill.tax_rate);
  rows.push({
    id: 'tax',
    label: t(bill.tax_included ? 'bill.taxIncluded' : 'bill.tax', { rate }),
    amount: price(bill.tax),
    rule: t(bill.tax_included ? 'bill.taxIncludedRule' : 'trips.taxRule'),
  });
  rows.push({ id: 'total', label: t('bill.total'), amount: price(bill.trip_amount), tone: 'total' });
  return rows;
}

/** The amount due is paid to the provider when the vehicle is picked up. */
export const isCash = ({ payment_method: method }: Pick<Trip, 'payment_method'>): boolean =>
  method === 'cash_on_delivery';

/** A trip's payments by method, its refunds and the amount due; zero amounts are left out. */
export function tripPaidRows(
  trip: TripMoney,
  t: Translator['t'],
  { price }: Pick<Format, 'price'>,
): SumRow[] {
  const isPaid = trip.payment_status === 'paid';
  const rows = [
    ['wallet', trip.wallet_amount],
    ['paid', isPaid ? trip.bill.trip_amount - trip.wallet_amount : 0],
    ['refunded', trip.refunded_amount],
    ['due', trip.due_amount],
  ] as const;
  const labelOf = (id: (typeof rows)[number][0]): string => {
    if (id !== 'due') return t(`trips.${id}Amount`);
    if (trip.payment_reviewing) return t('trips.reviewingAmount');
    return t(isCash(trip) ? 'trips.cash' : 'trips.dueAmount');
  };
  return rows
    .filter(([, amount]) => amount > 0)
    .map(([id, amount]) => ({ id, label: labelOf(id), amount: price(amount) }));
}

/** Amounts of a bill in the order in which they are shown. */
const figures = ['trip_price', 'discount', 'coupon_discount', 'tax', 'trip_amount'] as const;

/** An amount that differs from what the shopper saw. */
export interface Difference {
  readonly figure: (typeof figures)[number];
  readonly before: number;
  readonly after: number;
}

/**
 * An amount that differs from what the shopper saw, as the server reports it for a sealed bill; of a line by its
 * name.
 */
export interface ToldDifference {
  readonly field: string;
  readonly cart_id: string | null;
  readonly name: string | null;
  readonly before: number;
  readonly after: number;
}

/** How a bill differs from the one that was shown, its total last. */
export function billDifferences(seen: TripBill, now: TripBill): Difference[] {
  return figures
    .map((figure) => ({ figure, before: seen[figure], after: now[figure] }))
    .filter(({ before, after }) => before !== after);
}
