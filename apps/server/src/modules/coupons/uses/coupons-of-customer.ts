import { over } from '../../../platform/context.ts';
import { listOwners } from '../../../platform/owners.repo.ts';
import type { CustomerRoom } from '../../accounts/index.ts';
import type { CouponTables } from '../coupons.tables.ts';
import { listUses, moveUses } from './uses.repo.ts';

/** Uses of a guest who signs in stay used (AUTH-11); those of an account that goes stay with its orders, without a name. */
export const couponsOfCustomer: CustomerRoom = {
  name: 'coupons',
  follow: (ctx, guestShopperId, customerId) => moveUses(over<CouponTables>(ctx), guestShopperId, customerId),
  tell: (ctx, customerId) => listUses(over<CouponTables>(ctx), customerId),
  listKeptGuests: async (ctx, guestIds) => {
    const db = over<CouponTables>(ctx);
    return [
      ...(await listOwners(db, 'coupon_shoppers', 'shopper_id', guestIds)),
      ...(await listOwners(db, 'coupon_uses', 'shopper_id', guestIds)),
    ];
  },
};
