import { wireRates } from '@promenade/contract/bill';
import type { Reply } from '@promenade/contract/calls';
import { toMajor } from '@promenade/domain/money';
import type { BillInput, Coupon, Surge } from '@promenade/domain/pricing';
import type { PreparedOrder } from './prepare-order.ts';

type Terms = Reply<'checkout.quote'>['terms'];
type Major = (amountMinor: number) => number;

function viewSurge(surge: Surge | undefined, major: Major): Terms['delivery']['surge'] {
  if (!surge) return null;
  return surge.type === 'percent' ? surge : { type: 'amount', amount: major(surge.amountMinor) };
}

function viewDelivery({ delivery }: BillInput, decimals: number): Terms['delivery'] {
  const major: Major = (amountMinor) => toMajor(amountMinor, decimals);
  const over = delivery.freeDeliveryOverMinor;
  return {
    distance_metres: delivery.distanceMetres,
    rates: wireRates(delivery.rates, decimals),
    surge: viewSurge(delivery.surge, major),
    free_delivery_over: over === undefined ? null : major(over),
    free_by_market: delivery.freeByMarket,
    free_by_store: delivery.freeByStore,
  };
}

function viewCoupon({ code, couponType, discount, minPurchaseMinor }: Coupon, major: Major): Terms['coupon'] {
  const isPercent = discount.type === 'percent';
  return {
    code,
    coupon_type: couponType,
    discount_type: discount.type,
    discount: isPercent ? discount.percent : major(discount.amountMinor),
    max_discount: isPercent ? major(discount.maxDiscountMinor) : 0,
    min_purchase: major(minPurchaseMinor),
  };
}

/** The terms of a bill in the format of the API: the browser calculates the same bill from them, by the same rules. */
export function viewTerms({ terms, settings }: PreparedOrder): Terms {
  const major: Major = (amountMinor) => toMajor(amountMinor, settings.currency.decimals);
  const { storeDiscount } = terms;
  return {
    store_discount: storeDiscount
      ? {
          percent: storeDiscount.percent,
          min_purchase: major(storeDiscount.minPurchaseMinor),
          max_discount: major(storeDiscount.maxDiscountMinor),
        }
      : null,
    tax_rate: terms.tax.ratePercent,
    tax_included: terms.tax.included ? 1 : 0,
    delivery: viewDelivery(terms, settings.currency.decimals),
    extra_packaging_charge: major(settings.extraPackagingMinor),
    service_charge: major(terms.serviceMinor),
    referral_discount: major(terms.referralMinor ?? 0),
    coupon: terms.coupon ? viewCoupon(terms.coupon, major) : null,
  };
}
