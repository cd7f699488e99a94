import type { CartLine } from '@promenade/domain/cart';
import type { Bill, BillInput } from '@promenade/domain/pricing';
import type { Ctx } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { type OpenCart, storeOf } from '../cart/index.ts';
import { getKnownStore, type KnownStore } from '../catalog/index.ts';
import { findCoupon, type KnownCoupon } from '../coupons/index.ts';
import { findFriendDiscount } from '../ledger/index.ts';
import { countEarlierOrders } from '../orders/index.ts';
import { getMarket, type MarketSettings } from '../settings/index.ts';
import { checkLines } from './checks/check-lines.ts';
import { checkMinimum } from './checks/check-minimum.ts';
import { checkStore } from './checks/check-store.ts';
import { slotsOf } from './checks/offered-slots.ts';
import { doorOf, type QuoteInput } from './checkout-input.ts';
import { type BillMade, makeBill, remade, tipOf } from './make-bill.ts';
import { type Route, wayToDoor } from './way-to-door.ts';

/** An order that could be placed as it is. */
export interface PreparedOrder {
  readonly cart: OpenCart;
  readonly store: KnownStore;
  readonly settings: MarketSettings;
  /** At today's prices. */
  readonly lines: readonly CartLine[];
  readonly bill: Bill;
  /** What the bill was made from. */
  readonly terms: BillInput;
  readonly coupon: KnownCoupon | undefined;
  /** Undefined for take-away. */
  readonly route: Route | undefined;
}

type Discounted = BillMade & Pick<PreparedOrder, 'coupon'>;

async function couponed(ctx: Ctx, made: BillMade, store: KnownStore, code: string): Promise<Discounted> {
  if (code === '') return { ...made, coupon: undefined };
  const coupon = await findCoupon(ctx, code, {
    moduleId: store.moduleId,
    storeId: store.id,
    zoneId: store.zoneId,
    baseMinor: made.bill.subtotalMinor,
    deliveryIsFree: made.bill.deliveryMinor === 0,
  });
  return { ...remade(made, { coupon }), coupon };
}

// A friend's first order (api.md, rule 8), whichever it is: on what the coupon has left.
async function befriended(ctx: Ctx, made: Discounted): Promise<Discounted> {
  if (ctx.actor.kind !== 'customer') return made;
  const { subtotalMinor, couponMinor } = made.bill;
  const amountMinor = subtotalMinor - couponMinor;
  const referralMinor = await findFriendDiscount(ctx, { customerId: ctx.actor.customerId, amountMinor });
  if (referralMinor === 0 || (await countEarlierOrders(ctx)) > 0) return made;
  return { ...made, ...remade(made, { referralMinor }) };
}

/**
 * The checks of api.md, rule 6, in its order, from the guest on: guest, store and time, items and choices,
 * stock and limits, zone, minimum order, coupon. Quote and place share them; the fields come before, payment after.
 */
export async function prepareOrder(ctx: Ctx, cart: OpenCart, input: QuoteInput): Promise<PreparedOrder> {
  const { settings } = await getMarket(ctx);
  const tipMinor = tipOf(settings, input);
  if (ctx.actor.kind === 'guest' && !settings.guestCheckout) refuse('guest_checkout_off');
  const { id: storeId } = storeOf(cart) ?? refuse('cart_empty');
  const store = await getKnownStore(ctx, storeId);
  const slots = () => slotsOf(ctx, store, settings, cart);
  const atMs = checkStore(ctx, { store, settings, slots }, input);
  const lines = await checkLines(ctx, cart, atMs, slots);
  const door = doorOf(input);
  const route = door && (await wayToDoor(ctx, store, door));
  const made = makeBill(ctx, { store, settings, input, tipMinor, lines, route });
  checkMinimum(ctx, store, made.bill, settings);
  const discounted = await befriended(ctx, await couponed(ctx, made, store, input.coupon_code ?? ''));
  return { cart, store, settings, lines, route, ...discounted };
}
