import { type MinorUnits, percentOf, scaleHalfUp } from '../money/index.ts';

/** Delivery rates: per kilometre, or fixed. */
export type DeliveryRates =
  | {
      readonly kind: 'per_km';
      readonly perKmMinor: MinorUnits;
      readonly minimumMinor: MinorUnits;
      /** Maximum charge; undefined is none. */
      readonly maximumMinor?: MinorUnits | undefined;
    }
  | { readonly kind: 'fixed'; readonly fixedMinor: MinorUnits };

/** Surcharge for a busy hour, by zone, module and time. */
export type Surge =
  | { readonly type: 'percent'; readonly percent: number }
  | { readonly type: 'amount'; readonly amountMinor: MinorUnits };

/** Why a delivery is free. */
export type FreeDeliveryReason = 'take_away' | 'market' | 'order_amount' | 'store' | 'coupon';

/** What the delivery fee depends on. */
export type DeliveryQuestion = {
  readonly orderType: 'delivery' | 'take_away' | 'parcel';
  /** Distance as computed by the server, by road or haversine; never the client's. */
  readonly distanceMetres: number;
  readonly rates: DeliveryRates;
  readonly surge?: Surge | undefined;
  /** Lines after discounts plus add-ons: the cart's subtotal. */
  readonly subtotalMinor: MinorUnits;
  /** `free_delivery_over`; undefined is never. */
  readonly freeDeliveryOverMinor?: MinorUnits | undefined;
  readonly freeByMarket: boolean;
  readonly freeByStore: boolean;
  readonly freeByCoupon: boolean;
};

/** The fee, and what it would be if delivery were not free. */
export type DeliveryFee = {
  readonly feeMinor: MinorUnits;
  /** Including surge; 0 for take-away. */
  readonly beforeFreeMinor: MinorUnits;
  readonly surgeMinor: MinorUnits;
  readonly freeBy?: FreeDeliveryReason | undefined;
};

/** The rates that apply: the store's own if it delivers its orders itself, otherwise those of its zone and module. */
export function chooseRates(
  store: { readonly deliversItself: boolean; readonly rates?: DeliveryRates | undefined },
  zoneRates: DeliveryRates,
): DeliveryRates {
  return store.deliversItself && store.rates ? store.rates : zoneRates;
}

/**
 * The delivery fee (CHK-05; api.md, rule 1): clamp(km × rate, minimum, maximum if set) + surge (a percentage of the clamped
 * fee, or an amount); free if there is a reason: the first of take-away, market, order amount, store, coupon.
 */
export function deliveryFee(question: DeliveryQuestion): DeliveryFee {
  if (question.orderType === 'take_away') {
    return { feeMinor: 0, beforeFreeMinor: 0, surgeMinor: 0, freeBy: 'take_away' };
  }
  const byDistance = distanceFee(question.rates, question.distanceMetres);
  const surgeMinor = surgeOn(byDistance, question.surge);
  const beforeFreeMinor = byDistance + surgeMinor;
  const freeBy = freeDeliveryReason(question);
  return { feeMinor: freeBy ? 0 : beforeFreeMinor, beforeFreeMinor, surgeMinor, freeBy };
}

function distanceFee(rates: DeliveryRates, distanceMetres: number): MinorUnits {
  if (rates.kind === 'fixed') return rates.fixedMinor;
  const byKm = scaleHalfUp(rates.perKmMinor, Math.round(distanceMetres), 1000);
  const raised = Math.max(byKm, rates.minimumMinor);
  return rates.maximumMinor === undefined ? raised : Math.min(raised, rates.maximumMinor);
}

function surgeOn(feeMinor: MinorUnits, surge: Surge | undefined): MinorUnits {
  if (!surge) return 0;
  return surge.type === 'percent' ? percentOf(feeMinor, surge.percent) : surge.amountMinor;
}

/** Why delivery is free at any distance: the first of market, order amount, store, coupon; undefined if it is not. */
export function freeDeliveryReason(
  question: Pick<
    DeliveryQuestion,
    'subtotalMinor' | 'freeDeliveryOverMinor' | 'freeByMarket' | 'freeByStore' | 'freeByCoupon'
  >,
): FreeDeliveryReason | undefined {
  const { freeDeliveryOverMinor: over } = question;
  if (question.freeByMarket) return 'market';
  if (over !== undefined && question.subtotalMinor >= over) return 'order_amount';
  if (question.freeByStore) return 'store';
  return question.freeByCoupon ? 'coupon' : undefined;
}
