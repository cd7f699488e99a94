import type { CartLine } from '@promenade/domain/cart';
import type { Bill } from '@promenade/domain/pricing';
import type { Ctx } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { type OpenCart, storeOf } from '../cart/index.ts';
import { getStoreForCheckout, type StoreForCheckout } from '../catalog/index.ts';
import { getMarket, type MarketSettings } from '../settings/index.ts';
import { checkLines } from './checks/check-lines.ts';
import { checkMinimum } from './checks/check-payment.ts';
import { checkStore } from './checks/check-store.ts';
import { doorOf, type QuoteInput } from './checkout-input.ts';
import { makeBill } from './make-bill.ts';
import { type Route, wayToDoor } from './way-to-door.ts';

/** An order that could be placed as it is. */
export interface PreparedOrder {
  readonly cart: OpenCart;
  readonly store: StoreForCheckout;
  readonly settings: MarketSettings;
  /** At today's prices. */
  readonly lines: readonly CartLine[];
  readonly bill: Bill;
  /** Undefined for take-away. */
  readonly route: Route | undefined;
}

/**
 * The checks of api.md, rule 6, in its order, from the guest on: guest, store and time, items and choices,
 * stock and limits, zone, minimum order. Quote and place share them; the fields come before, payment after.
 */
export async function prepareOrder(ctx: Ctx, cart: OpenCart, input: QuoteInput): Promise<PreparedOrder> {
  const { settings } = await getMarket(ctx);
  if (ctx.actor.kind === 'guest' && !settings.guestCheckout) refuse('guest_checkout_off');
  const { id: storeId } = storeOf(cart) ?? refuse('cart_empty');
  const store = await getStoreForCheckout(ctx, storeId);
  const atMs = checkStore(ctx, store, settings, input);
  const lines = await checkLines(ctx, cart, atMs);
  const door = doorOf(input);
  const route = door && (await wayToDoor(ctx, store, door));
  const bill = makeBill(ctx, { store, settings, input, lines, route });
  checkMinimum(ctx, store, bill, settings);
  return { cart, store, settings, lines, bill, route };
}
