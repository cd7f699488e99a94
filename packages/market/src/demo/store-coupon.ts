import { capabilitiesOf } from '@promenade/domain/modules';
import type { CouponRow, MarketPlan } from '../plan/index.ts';
import { stableId, type StoreRow } from '../stores/index.ts';

const code = 'CHEF15';

function couponOf({ id, name }: StoreRow): CouponRow {
  return {
    id: stableId(`coupon/${code}`),
    code,
    title: {
      en: `15% off at ${name}`,
      ar: `خصم 15% لدى ${name}`,
      nl: `15% korting bij ${name}`,
      fr: `15 % chez ${name}`,
    },
    moduleType: null,
    couponType: 'store_wise',
    discountType: 'percent',
    discount: 15,
    minimumPurchaseMinor: 0,
    maximumDiscountMinor: 0,
    storeIds: [id],
    zoneSlugs: [],
    usesPerCustomer: null,
    totalUses: null,
  };
}

/** The market with a coupon for its best-rated kitchen, if it has a kitchen. */
export function withStoreCoupon(plan: MarketPlan): MarketPlan {
  const kitchens = plan.stores.filter(({ moduleType }) => capabilitiesOf(moduleType).cutlery);
  const [best] = kitchens.toSorted((a, b) => b.rating - a.rating || (a.id < b.id ? -1 : 1));
  return best ? { ...plan, coupons: [...plan.coupons, couponOf(best)] } : plan;
}
