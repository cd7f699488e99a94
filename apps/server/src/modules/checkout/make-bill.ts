import type { CartLine } from '@promenade/domain/cart';
import { type WallClock, wallClockAt } from '@promenade/domain/hours';
import {
  type Bill,
  type BillInput,
  type DeliveryRates,
  orderBill,
  runningStoreDiscount,
  surgeAt,
} from '@promenade/domain/pricing';
import type { Ctx } from '../../platform/context.ts';
import { exactAmount } from '../../platform/kept-amount.ts';
import type { KnownStore } from '../catalog/index.ts';
import type { MarketSettings } from '../settings/index.ts';
import type { QuoteInput } from './checkout-input.ts';
import type { Route } from './way-to-door.ts';

// Take-away pays no way; a zone without rates does not deliver at all and was refused before.
const noRates: DeliveryRates = { kind: 'fixed', fixedMinor: 0 };

/** The inputs of the bill besides the lines. */
export interface BillParts {
  readonly store: KnownStore;
  readonly settings: MarketSettings;
  readonly input: QuoteInput;
  readonly tipMinor: number;
  readonly lines: readonly CartLine[];
  readonly route: Route | undefined;
}

/** A bill and what it was made from. */
export interface BillMade {
  readonly terms: BillInput;
  readonly bill: Bill;
}

/**
 * The courier's tip; none if there is no courier, or the market has no tips. Checked as a field, before everything
 * else.
 * @throws malformed if it has more decimals than the currency
 */
export function tipOf(settings: MarketSettings, input: QuoteInput): number {
  const mayTip = settings.tips && input.order_type === 'delivery';
  return mayTip ? exactAmount('dm_tips', input.dm_tips, settings.currency.decimals) : 0;
}

/** The market's wall clock when it is delivered: now, or when it is scheduled for. */
function wallOfDelivery(ctx: Ctx, { settings, input }: BillParts): WallClock {
  const atMs = input.schedule_at ? Date.parse(input.schedule_at) : ctx.clock.now();
  return wallClockAt(atMs, settings.timeZone);
}

/** What the bill depends on, whatever the caller has seen (CHK-06). */
function termsOf(ctx: Ctx, parts: BillParts): BillInput {
  const { store, settings, input, tipMinor, lines, route } = parts;
  return {
    lines,
    storeDiscount: runningStoreDiscount(store.discount, ctx.clock.now(), store.schedule.hours.timeZone),
    tax: { ratePercent: store.taxPercent, included: settings.taxIncluded },
    delivery: {
      orderType: input.order_type,
      distanceMetres: route?.metres ?? 0,
      rates: store.deliveryTerms?.rates ?? noRates,
      surge: store.deliveryTerms && surgeAt(store.deliveryTerms.surge, wallOfDelivery(ctx, parts)),
      freeDeliveryOverMinor: settings.freeDeliveryOverMinor ?? undefined,
      freeByMarket: settings.freeDeliveryForAll,
      freeByStore: store.freeDelivery,
    },
    tipMinor,
    extraPackagingMinor: input.extra_packaging ? settings.extraPackagingMinor : 0,
    serviceMinor: settings.serviceChargeMinor,
  };
}

/** The bill by the rules of the domain, before any coupon. */
export function makeBill(ctx: Ctx, parts: BillParts): BillMade {
  const terms = termsOf(ctx, parts);
  return { terms, bill: orderBill(terms) };
}

/** The same bill with the discount of a coupon, or of a first order by referral. */
export function remade(
  { terms }: BillMade,
  taken: Pick<BillInput, 'coupon'> | Pick<BillInput, 'referralMinor'>,
): BillMade {
  const changed = { ...terms, ...taken };
  return { terms: changed, bill: orderBill(changed) };
}
