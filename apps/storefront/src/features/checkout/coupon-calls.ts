import type { Reply } from '@promenade/contract/calls';
import { call } from '../../lib/api/browser-client.ts';
import { guestQuery } from '../../lib/api/guest.ts';
import type { WireCoupon } from '../../lib/wire/bill-terms.ts';
import type { CouponCalls } from '../../lib/wire/coupon-slot.ts';
import { type CheckoutState, versionOf } from './use-checkout.ts';

const worthOf = (reply: Reply<'coupons.apply'>): WireCoupon => ({
  code: reply.code,
  coupon_type: reply.coupon_type,
  discount_type: reply.discount_type,
  discount: reply.discount,
  max_discount: reply.max_discount,
  min_purchase: reply.min_purchase,
});

/** CHK-02: coupons are requested for the store and the page that they are used on. */
export function couponCalls({ page, store, lines, change }: CheckoutState): CouponCalls {
  const storeId = store?.id ?? lines[0]?.item.store_id ?? '';
  const about = async () => ({ store_id: storeId, page, ...(await guestQuery()) });
  return {
    key: ['coupons.list', storeId, page, versionOf(lines)],
    list: async (signal) => call('coupons.list', { query: await about(), signal }),
    ask: async (code) => {
      const reply = await call('coupons.apply', { query: { code, ...(await about()) } });
      return () => change({ coupon: worthOf(reply) });
    },
  };
}
