import type { Reply } from '@promenade/contract/calls';
import { toMajor } from '@promenade/domain/money';
import type { Bill } from '@promenade/domain/pricing';

/** A bill on the wire, in major units. */
export type WireBill = Reply<'checkout.quote'>['bill'];

/** A bill of the rules as the wire has it, in major units. */
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
    tax_included: bill.taxIncluded,
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
