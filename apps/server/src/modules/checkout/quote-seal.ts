import { wireBill } from '@promenade/contract/bill';
import { formatPrice, toMajor, toMinor } from '@promenade/domain/money';
import { type Bill, type BillDifference, billDifferences } from '@promenade/domain/pricing';
import { getShopperId } from '../../platform/actor.ts';
import type { Ctx } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { openSeal, seal } from '../../platform/seal.ts';
import type { Page, PlaceInput } from './checkout-input.ts';
import type { PreparedOrder } from './prepare-order.ts';

// Long enough to fill a form in; prices and routes are asked again at placing anyway.
const lastsMs = 20 * 60_000;

interface Sealed {
  readonly shopperId: string;
  readonly page: Page;
  readonly bill: Bill;
}

/** The bill as the shopper is shown it, signed. */
export async function sealQuote(
  ctx: Ctx,
  page: Page,
  { bill }: PreparedOrder,
): Promise<{ seal: string; seal_expires_at: string }> {
  const untilMs = ctx.clock.now() + lastsMs;
  const sealed: Sealed = { shopperId: getShopperId(ctx), page, bill };
  return {
    seal: await seal(ctx, 'quote', sealed, untilMs),
    seal_expires_at: new Date(untilMs).toISOString(),
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

function viewDifference(difference: BillDifference, { cart, lines, settings }: PreparedOrder) {
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

async function changedSince(ctx: Ctx, prepared: PreparedOrder, input: PlaceInput): Promise<BillDifference[]> {
  if (!input.seal) return [];
  const opened = await openSeal<Sealed>(ctx, 'quote', input.seal);
  if (!opened.ok) return refuse('quote_expired');
  const { shopperId, page, bill } = opened.value;
  if (shopperId !== getShopperId(ctx) || page !== input.page) return refuse('quote_expired');
  return billDifferences(bill, prepared.bill);
}

/** The bill is the one that the shopper saw, line by line where its seal is sent; else the new one is shown first (CHK-06). */
export async function checkSeen(ctx: Ctx, prepared: PreparedOrder, input: PlaceInput): Promise<void> {
  const { bill, settings } = prepared;
  const { currency } = settings;
  const differences = await changedSince(ctx, prepared, input);
  const isSame = toMinor(input.order_amount, currency.decimals) === bill.totalMinor;
  if (isSame && differences.length === 0) return;
  const price = formatPrice(bill.totalMinor, currency, { locale: ctx.language });
  const extra = {
    bill: wireBill(bill, currency.decimals),
    differences: differences.map((difference) => viewDifference(difference, prepared)),
    ...(await sealQuote(ctx, input.page, prepared)),
  };
  refuse('bill_changed', { price }, extra);
}
