import { over } from '../../../platform/context.ts';
import type { CustomerRoom } from '../../accounts/index.ts';
import type { CouponTables } from '../coupons.tables.ts';
import { listUses, moveUses } from './uses.repo.ts';

/** Uses of a guest who signs in stay used (AUTH-11); those of an account that goes stay with its orders, without a name. */
export const couponsOfCustomer: CustomerRoom = {
  name: 'coupons',
  follow: (ctx, guestShopperId, customerId) => moveUses(over<CouponTables>(ctx), guestShopperId, customerId),
  tell: (ctx, customerId) => listUses(over<CouponTables>(ctx), customerId),
};
