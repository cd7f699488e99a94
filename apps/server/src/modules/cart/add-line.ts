import type { Calls, Reply } from '@promenade/contract/calls';
import type { z } from 'zod';
import { decideAddLine, decideCartForItem, type OtherStoreWish } from '@promenade/domain/cart';
import { toMinor } from '@promenade/domain/money';
import { type Ctx, over } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import type { ItemForSale } from '../catalog/index.ts';
import { getMarket } from '../settings/index.ts';
import { type CartTables, deleteLines, upsertLine } from './cart.repo.ts';
import { viewCart } from './cart.view.ts';
import { choicesOf, rowOfLine } from './line-rows.ts';
import { holdCart, mostLines, type OpenCart, storeOf } from './open-cart.ts';
import { listParkedStores } from './parked/parked-carts.ts';
import { openParked, parkCart } from './parked/parked.repo.ts';
import { refuseLine } from './refuse-line.ts';

/** A parsed payload of adding. */
export type AddLineInput = z.output<Calls['cart.add']['body']>;

type HeldCart = OpenCart & { readonly id: string };

function wishOf({ replace, keep_both }: AddLineInput): OtherStoreWish {
  if (keep_both) return 'park';
  return replace ? 'replace' : 'ask';
}

/** The cart that the item goes into: the open one, emptied if need be, or another one that is opened for it. */
async function cartForItem(
  ctx: Ctx,
  cart: HeldCart,
  entry: ItemForSale,
  input: AddLineInput,
): Promise<HeldCart> {
  const wish = wishOf(input);
  const parked = wish === 'park' ? await listParkedStores(ctx, cart.moduleId) : [];
  const open = { store: storeOf(cart), lines: cart.lines };
  const decision = decideCartForItem(open, parked, entry.sale.store.id, wish);
  if (!decision.ok) {
    const { refusal } = decision;
    if (refusal.code === 'out_of_limits') return refuse('out_of_limits', {}, { maximum: refusal.maximum });
    return refuseLine(ctx, refusal, entry, { store: open.store });
  }
  const { to } = decision;
  if (to.kind === 'join') return cart;
  const db = over<CartTables>(ctx);
  if (to.kind === 'replace') {
    await deleteLines(db, cart.id);
    return { ...cart, lines: [] };
  }
  const at = new Date(ctx.clock.now());
  await parkCart(db, cart.id, at);
  if (to.reopenId !== undefined) await openParked(db, to.reopenId, at);
  return holdCart(ctx, input.item_id);
}

/** The line that an item becomes in a cart, or why not. */
export async function decideLine(
  ctx: Ctx,
  cart: OpenCart,
  entry: ItemForSale,
  input: Omit<AddLineInput, 'replace' | 'keep_both'>,
) {
  const { settings } = await getMarket(ctx);
  const request = {
    lineId: ctx.ids.next(),
    choices: choicesOf(input),
    quantity: input.quantity,
    shownUnitPriceMinor: toMinor(input.price, settings.currency.decimals),
  };
  const { lines } = cart;
  const decision = decideAddLine({ store: storeOf(cart), lines }, entry.sale, request, ctx.clock.now());
  return decision.ok ? decision : refuseLine(ctx, decision.refusal, entry);
}

/** POST /customer/cart/add (CART-05, CART-10): the line's new total, or why not; the whole cart in one answer. */
export async function addLine(ctx: Ctx, input: AddLineInput): Promise<Reply<'cart.add'>> {
  const open = await holdCart(ctx, input.item_id);
  const entry = open.items.get(input.item_id);
  if (!entry || entry.moduleId !== open.moduleId) return refuse('item_not_found');
  const cart = await cartForItem(ctx, open, entry, input);
  const { lines: present } = cart;
  const { line, isNew } = await decideLine(ctx, cart, entry, input);
  if (isNew && present.length >= mostLines) refuse('out_of_limits', {}, { maximum: mostLines });

  const createdAt = cart.createdAt.get(line.id) ?? new Date(ctx.clock.now());
  await upsertLine(over<CartTables>(ctx), rowOfLine(line, entry.sale, { cartId: cart.id, createdAt }));
  const lines = isNew ? [...present, line] : present.map((one) => (one.id === line.id ? line : one));
  return viewCart(ctx, { lines, items: cart.items });
}
