import { toMajor, toMinor } from '@promenade/domain/money';
import { providerDiscountMinor } from '@promenade/domain/rental';
import type { TripCart } from './trip-cart.ts';

/** The total of a trip cart's vehicles, in major units. */
export interface TripSum {
  readonly gross: number;
  /** After the larger of the vehicles' discounts together and the provider's (api.md, rule 11). */
  readonly subtotal: number;
  /** Whether the provider's is the one that counts. */
  readonly byProvider: boolean;
}

/** The subtotal by the rule of the bill, before the bill is requested. */
export function tripSum({ carts }: TripCart, decimals: number): TripSum {
  const minor = (major: number): number => toMinor(major, decimals);
  const grossMinor = carts.reduce((sum, line) => sum + minor(line.gross_price), 0);
  const ownMinor = carts.reduce((sum, line) => sum + minor(line.gross_price) - minor(line.price), 0);
  const offer = carts[0]?.provider.discount;
  const discount = offer && {
    percent: offer.discount,
    minPurchaseMinor: minor(offer.min_purchase),
    maxDiscountMinor: minor(offer.max_discount),
  };
  // The server leaves out expired offers: the device's clock may be wrong.
  const theirsMinor = providerDiscountMinor(grossMinor, discount ?? undefined, 0);
  return {
    gross: toMajor(grossMinor, decimals),
    subtotal: toMajor(grossMinor - Math.max(ownMinor, theirsMinor), decimals),
    byProvider: theirsMinor > ownMinor,
  };
}
