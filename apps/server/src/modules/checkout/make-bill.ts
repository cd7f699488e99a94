import type { CartLine } from '@promenade/domain/cart';
import { type Bill, type DeliveryRates, orderBill, runningStoreDiscount } from '@promenade/domain/pricing';
import { toMinor } from '@promenade/domain/money';
import type { Ctx } from '../../platform/context.ts';
import type { StoreForCheckout } from '../catalog/index.ts';
import type { MarketSettings } from '../settings/index.ts';
import type { QuoteInput } from './checkout-input.ts';
import type { Route } from './way-to-door.ts';

// Take-away pays no way; a zone without rates does not deliver at all and was refused before.
const noRates: DeliveryRates = { kind: 'fixed', fixedMinor: 0 };

/** What the bill is made from beside the lines. */
export interface BillParts {
  readonly store: StoreForCheckout;
  readonly settings: MarketSettings;
  readonly input: QuoteInput;
  readonly lines: readonly CartLine[];
  readonly route: Route | undefined;
}

function tipOf({ settings, input }: BillParts): number {
  const mayTip = settings.tips && input.order_type === 'delivery';
  return mayTip ? toMinor(input.dm_tips, settings.currency.decimals) : 0;
}

/** The bill by the rules of the domain, computed here whatever the caller has seen (CHK-06). */
export function makeBill(ctx: Ctx, parts: BillParts): Bill {
  const { store, settings, input, lines, route } = parts;
  return orderBill({
    lines,
    storeDiscount: runningStoreDiscount(store.discount, ctx.clock.now(), store.schedule.hours.timeZone),
    tax: { ratePercent: store.taxPercent, included: settings.taxIncluded },
    delivery: {
      orderType: input.order_type,
      distanceMetres: route?.metres ?? 0,
      rates: store.deliveryTerms?.rates ?? noRates,
      surge: store.deliveryTerms?.surge,
      freeDeliveryOverMinor: settings.freeDeliveryOverMinor ?? undefined,
      freeByMarket: settings.freeDeliveryForAll,
      freeByStore: store.freeDelivery,
    },
    tipMinor: tipOf(parts),
    extraPackagingMinor: settings.extraPackagingMinor,
    serviceMinor: settings.serviceChargeMinor,
  });
}
