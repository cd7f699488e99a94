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
  { bill }: Pick<PreparedOrder, 'bill'>,
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

/** The bill as it is now and its seal: what a refusal of the one that was sent brings along. */
export async function billNow(ctx: Ctx, page: Page, prepared: Pick<PreparedOrder, 'bill' | 'settings'>) {
  const { bill, settings } = prepared;
  return { bill: wireBill(bill, settings.currency.decimals), ...(await sealQuote(ctx, page, prepared)) };
}

async function changedSince(ctx: Ctx, prepared: PreparedOrder, input: PlaceInput): Promise<BillDifference[]> {
  if (!input.seal) return [];
  const opened = await openSeal<Sealed>(ctx, 'quote', input.seal);
  const isTheirs =
    opened.ok && opened.value.shopperId === getShopperId(ctx) && opened.value.page === input.page;
  if (!isTheirs) return refuse('quote_expired', {}, await billNow(ctx, input.page, prepared));
  return billDifferences(opened.value.bill, prepared.bill);
}

/** The bill is the one that the shopper saw, line by line where its seal is sent; else the new one is shown first (CHK-06). */
export async function checkSeen(ctx: Ctx, prepared: PreparedOrder, input: PlaceInput): Promise<void> {
  const { bill, settings } = prepared;
  const { currency } = settings;
  const differences = await changedSince(ctx, prepared, input);
  const isSame = toMinor(input.order_amount, currency.decimals) === bill.totalMinor;
  if (isSame && differences.length === 0) return;
  const price = formatPrice(bill.totalMinor, currency, { locale: ctx.language });
  const told = differences.map((difference) => viewDifference(difference, prepared));
  refuse('bill_changed', { price }, { ...(await billNow(ctx, input.page, prepared)), differences: told });
}
