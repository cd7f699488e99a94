import type { Reply } from '@promenade/contract/calls';
import { toMajor } from '@promenade/domain/money';
import { type CouponContext, decideCoupon, isCouponNeeded } from '@promenade/domain/pricing';
import { getShopperId } from '../../platform/identity/actor.ts';
import { type Ctx, over } from '../../platform/context.ts';
import { listFavouriteStores } from '../catalog/index.ts';
import { getMarket } from '../settings/index.ts';
import { listProvidersHere } from '../vehicles/index.ts';
import { listZoneIdsHere } from '../zones/index.ts';
import { countEarlierPurchases } from './count-earlier-purchases.ts';
import type { CouponWorld, OrderedPage } from './coupon-world.ts';
import { countUses, listCouponRows } from './coupons.repo.ts';
import type { CouponRow, CouponTables } from './coupons.tables.ts';
import { viewCoupon } from './coupons.view.ts';
import { type CouponCase, customerIdOf, type KnownCoupon, knownCoupon, todayOf } from './known-coupon.ts';

// More running at once than anybody would read; a market has a handful.
const mostCoupons = 100;

type Listed = Reply<'coupons.list'>[number];
type Worth = Pick<Listed, 'applicable' | 'discount_amount' | 'free_delivery' | 'missing_amount'>;
type Stores = Listed['stores'];

/** A coupon with its discount for the order. */
export interface CouponOffer {
  readonly row: CouponRow;
  readonly worth: Worth;
}

const unasked: Worth = { applicable: null, discount_amount: 0, free_delivery: false, missing_amount: 0 };

async function listRunning(ctx: Ctx): Promise<CouponRow[]> {
  const today = await todayOf(ctx);
  return listCouponRows(over<CouponTables>(ctx), {
    today,
    customerId: customerIdOf(ctx),
    limit: mostCoupons,
  });
}

/** Of an order: what applies, and what would, and is needed, with a larger order; undefined for all others. */
function worthOf(coupon: KnownCoupon, context: CouponContext, decimals: number): Worth | undefined {
  const decision = decideCoupon(coupon, context);
  if (decision.ok) {
    const discount_amount = toMajor(decision.discountMinor, decimals);
    return { applicable: true, discount_amount, free_delivery: decision.freeDelivery, missing_amount: 0 };
  }
  if (decision.refusal.code !== 'coupon_minimum_purchase' || !isCouponNeeded(coupon, context))
    return undefined;
  const missing_amount = toMajor(coupon.minPurchaseMinor - context.baseMinor, decimals);
  return { ...unasked, applicable: false, missing_amount };
}

/** What applies first, the largest first; then what lacks least. */
function byWorth(a: Worth, b: Worth): number {
  const applies = Number(b.applicable) - Number(a.applicable);
  return applies || b.discount_amount - a.discount_amount || a.missing_amount - b.missing_amount;
}

/** Coupons for what is about to be ordered: those that apply and those that lack only their minimum purchase. */
export async function couponsFor(ctx: Ctx, of: CouponCase): Promise<CouponOffer[]> {
  const rows = await listRunning(ctx);
  const ids = rows.map(({ id }) => id);
  const uses = await countUses(over<CouponTables>(ctx), getShopperId(ctx), ids);
  const earlierOrders = await countEarlierPurchases(ctx, rows.map(knownCoupon));
  const [today, { settings }] = [await todayOf(ctx), await getMarket(ctx)];
  const shared = { ...of, today, customerId: customerIdOf(ctx), earlierOrders };
  const offers = rows.flatMap((row) => {
    const context = { ...shared, earlierUses: uses.get(row.id) ?? 0 };
    const worth = worthOf(knownCoupon(row), context, settings.currency.decimals);
    return worth ? [{ row, worth }] : [];
  });
  return offers.sort((a, b) => byWorth(a.worth, b.worth));
}

/** Coupons of the shopper's zone, whatever they are about to order; those that can no longer be theirs are left out. */
async function couponsHere(ctx: Ctx): Promise<CouponOffer[]> {
  const zoneIds = await listZoneIdsHere(ctx);
  const rows = (await listRunning(ctx)).filter(
    (row) => row.coupon_type !== 'zone_wise' || row.zone_ids.some((id) => zoneIds.includes(id)),
  );
  const ids = rows.map(({ id }) => id);
  const uses = await countUses(over<CouponTables>(ctx), getShopperId(ctx), ids);
  const hasOrdered = (await countEarlierPurchases(ctx, rows.map(knownCoupon))) > 0;
  const left = rows.filter(
    (row) =>
      !(hasOrdered && row.coupon_type === 'first_order') &&
      (row.total_uses === null || row.uses < row.total_uses) &&
      (row.uses_per_customer === null || (uses.get(row.id) ?? 0) < row.uses_per_customer),
  );
  return left.map((row) => ({ row, worth: unasked }));
}

async function viewOffer(ctx: Ctx, { row, worth }: CouponOffer, stores: Stores): Promise<Listed> {
  const named = stores.filter(({ id }) => row.store_ids.includes(id));
  return { ...(await viewCoupon(ctx, row)), ...worth, stores: named };
}

/** The stores and providers that coupons are bound to, of every module, as far as they can be seen from here. */
async function storesOf(ctx: Ctx, offers: readonly CouponOffer[]): Promise<Stores> {
  const ids = [...new Set(offers.flatMap(({ row }) => row.store_ids))];
  if (ids.length === 0) return [];
  const anywhere = { ...ctx, where: { ...ctx.where, moduleId: undefined } };
  const stores = await listFavouriteStores(anywhere, ids);
  const others = ids.filter((id) => !stores.some((store) => store.id === id));
  const providers = (await listProvidersHere(anywhere, others)).map((row) => ({
    ...row,
    id: row.store_id,
    slug: row.store_slug,
    name: row.store_name,
  }));
  return [...stores, ...providers].map(({ id, slug, name, module_id, zone_id }) => ({
    id,
    slug,
    name,
    module_id,
    zone_id,
  }));
}

/** Coupons of the zone, or for what is about to be ordered. */
export async function listCouponsFor(ctx: Ctx, of: CouponCase | undefined): Promise<Reply<'coupons.list'>> {
  const offers = of ? await couponsFor(ctx, of) : await couponsHere(ctx);
  const stores = await storesOf(ctx, offers);
  const viewed = await Promise.all(offers.map((offer) => viewOffer(ctx, offer, stores)));
  // What is ordered says where; else a coupon of a store that the shopper cannot reach from here is none.
  if (of) return viewed;
  return viewed.filter(({ coupon_type, stores: named }) => coupon_type !== 'store_wise' || named.length > 0);
}

/** GET /coupon/list: of the zone, or for what is about to be ordered from a store. */
export async function listCoupons(
  ctx: Ctx,
  world: CouponWorld,
  { store_id: storeId, page }: { store_id?: string | undefined; page: OrderedPage },
): Promise<Reply<'coupons.list'>> {
  const of = storeId === undefined ? undefined : await world.caseOf(ctx, storeId, page);
  return storeId !== undefined && !of ? [] : listCouponsFor(ctx, of);
}
