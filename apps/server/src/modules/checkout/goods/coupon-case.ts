import { recheckLines } from '@promenade/domain/cart';
import { freeDeliveryReason, priceLines, runningStoreDiscount } from '@promenade/domain/pricing';
import type { Ctx } from '../../../platform/context.ts';
import { storeOf } from '../../cart/index.ts';
import { getKnownStore, type KnownStore } from '../../catalog/index.ts';
import type { CouponCase } from '../../coupons/index.ts';
import { getMarket } from '../../settings/index.ts';
import type { Page } from '../checkout-input.ts';
import { readOrdered } from '../ordered-lines.ts';

/** Whether the way costs nothing to any address, or nothing is brought (api.md, rule 1); a quote knows the fee itself. */
async function isFree(ctx: Ctx, store: KnownStore, subtotalMinor: number): Promise<boolean> {
  if (!store.delivery) return true;
  const { freeDeliveryForAll, freeDeliveryOverMinor } = (await getMarket(ctx)).settings;
  const reason = freeDeliveryReason({
    subtotalMinor,
    freeDeliveryOverMinor: freeDeliveryOverMinor ?? undefined,
    freeByMarket: freeDeliveryForAll,
    freeByStore: store.freeDelivery,
    freeByCoupon: false,
  });
  return reason !== undefined;
}

/**
 * The input for a coupon (api.md, rule 3): the shopper's own lines at today's prices, never an amount sent by the
 * caller.
 */
export async function couponCaseOf(ctx: Ctx, storeId: string, page: Page): Promise<CouponCase | undefined> {
  const ordered = await readOrdered(ctx, page);
  if (storeOf(ordered)?.id !== storeId) return undefined;
  const store = await getKnownStore(ctx, storeId);
  const nowMs = ctx.clock.now();
  const checked = recheckLines(ordered.lines, (line) => ordered.items.get(line.itemId)?.sale, nowMs);
  const discount = runningStoreDiscount(store.discount, nowMs, store.schedule.hours.timeZone);
  const { subtotalMinor: baseMinor } = priceLines(
    checked.map(({ line }) => line),
    discount,
  );
  const { moduleId } = ordered;
  const deliveryIsFree = await isFree(ctx, store, baseMinor);
  return { moduleId, storeId, zoneId: store.zoneId, baseMinor, deliveryIsFree };
}
