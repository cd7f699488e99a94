import { wireBill } from '@promenade/contract/bill';
import { toMajor } from '@promenade/domain/money';
import { type Bill, type BillDifference, billDifferences } from '@promenade/domain/pricing';
import type { Ctx } from '../../platform/context.ts';
import { checkBillSeen, type ShownBill, type ShownDifference } from '../../platform/shown-bill.ts';
import type { Page, PlaceInput } from './checkout-input.ts';
import type { PreparedOrder } from './prepare-order.ts';

interface Seen {
  readonly page: Page;
  readonly bill: Bill;
}

/** An order's bill as its shopper is shown it. */
export function shownQuote(
  page: Page,
  { bill, settings: { currency } }: Pick<PreparedOrder, 'bill' | 'settings'>,
): ShownBill<Seen, ReturnType<typeof wireBill>> {
  return {
    purpose: 'quote',
    seen: { page, bill },
    bill: wireBill(bill, currency.decimals),
    totalMinor: bill.totalMinor,
    currency,
  };
}

// The names of the wire's bill, and of a cart's line.
const wireNames = {
  itemsMinor: 'items_price',
  addOnsMinor: 'add_ons_price',
  discountMinor: 'discount',
  couponMinor: 'coupon_discount',
  referralMinor: 'referral_discount',
  taxMinor: 'tax',
  deliveryMinor: 'delivery_charge',
  tipMinor: 'dm_tips',
  extraPackagingMinor: 'extra_packaging',
  serviceMinor: 'service_charge',
  totalMinor: 'order_amount',
  unitPriceMinor: 'price',
  quantity: 'quantity',
} as const satisfies Record<BillDifference['field'], string>;

function viewDifference(
  difference: BillDifference,
  { cart, lines, settings }: PreparedOrder,
): ShownDifference {
  const { field, lineId } = difference;
  const shown = (value: number) =>
    field === 'quantity' ? value : toMajor(value, settings.currency.decimals);
  const line = lines.find(({ id }) => id === lineId);
  return {
    field: wireNames[field],
    cart_id: lineId ?? null,
    name: (line && cart.items.get(line.itemId)?.sale.item.name) ?? null,
    before: shown(difference.before),
    after: shown(difference.after),
  };
}

/** The bill is the one that the shopper saw, line by line where its seal is sent; else the new one is shown first (CHK-06). */
export async function checkQuoteSeen(ctx: Ctx, prepared: PreparedOrder, input: PlaceInput): Promise<void> {
  const { page, seal, order_amount: amount } = input;
  await checkBillSeen(ctx, shownQuote(page, prepared), { seal, amount }, (before) => {
    if (before.page !== page) return undefined;
    return billDifferences(before.bill, prepared.bill).map((one) => viewDifference(one, prepared));
  });
}
