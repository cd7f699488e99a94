/** Maps a domain bill and its rates to their format in the API; one mapping for server and browser, without schemas. */
import { toMajor } from '@promenade/domain/money';
import type { Bill, DeliveryRates } from '@promenade/domain/pricing';
import type { z } from 'zod';
import type { deliveryRates } from '../orders/delivery-rates.ts';
import type { bill as billSchema } from '../orders/order.ts';

/** A bill in the API, in major units. */
export type WireBill = z.output<typeof billSchema>;

/** A bill in minor units → its format in the API; `decimals` are those of the currency. */
export function wireBill(bill: Omit<Bill, 'lines'>, decimals: number): WireBill {
  const major = (amountMinor: number): number => toMajor(amountMinor, decimals);
  return {
    items_price: major(bill.itemsMinor),
    add_ons_price: major(bill.addOnsMinor),
    discount: major(bill.discountMinor),
    coupon_discount: major(bill.couponMinor),
    referral_discount: major(bill.referralMinor),
    subtotal: major(bill.subtotalMinor),
    tax: major(bill.taxMinor),
    tax_rate: bill.taxRatePercent,
    tax_included: bill.taxIncluded ? 1 : 0,
    delivery_charge: major(bill.deliveryMinor),
    delivery_charge_before: major(bill.deliveryBeforeFreeMinor),
    free_delivery_by: bill.freeDeliveryBy ?? null,
    surge: major(bill.surgeMinor),
    dm_tips: major(bill.tipMinor),
    extra_packaging: major(bill.extraPackagingMinor),
    service_charge: major(bill.serviceMinor),
    order_amount: major(bill.totalMinor),
  };
}

/** Delivery rates in minor units → their format in the API; `decimals` are those of the currency. */
export function wireRates(rates: DeliveryRates, decimals: number): z.output<typeof deliveryRates> {
  const major = (amountMinor: number): number => toMajor(amountMinor, decimals);
  if (rates.kind === 'fixed') return { kind: 'fixed', fixed: major(rates.fixedMinor) };
  const { perKmMinor, minimumMinor, maximumMinor } = rates;
  const maximum = maximumMinor === undefined ? null : major(maximumMinor);
  return { kind: 'per_km', per_km: major(perKmMinor), minimum: major(minimumMinor), maximum };
}
