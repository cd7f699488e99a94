import type { Calls, Reply } from '@promenade/contract/calls';
import type { z } from 'zod';
import { type CartLine, decideAddLine } from '@promenade/domain/cart';
import { toMinor } from '@promenade/domain/money';
import { type Ctx, over } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import type { ItemForSale } from '../catalog/index.ts';
import { getMarket } from '../settings/index.ts';
import { type CartTables, deleteLines, upsertLine } from './cart.repo.ts';
import { viewCart } from './cart.view.ts';
import { choicesOf, rowOfLine } from './line-rows.ts';
import { holdCart, mostLines, type OpenCart, storeOf } from './open-cart.ts';
import { refuseLine } from './refuse-line.ts';

/** A parsed payload of adding. */
export type AddLineInput = z.output<Calls['cart.add']['body']>;

type HeldCart = OpenCart & { readonly id: string };

/** What the cart offers to the decision: nothing, where a cart of another store is to be replaced. */
function linesToJoin(cart: HeldCart, entry: ItemForSale, replace: boolean): readonly CartLine[] {
  const isForeign = storeOf(cart)?.id !== entry.sale.store.id;
  return isForeign && replace ? [] : cart.lines;
}

async function decided(
  ctx: Ctx,
  cart: HeldCart,
  entry: ItemForSale,
  input: AddLineInput,
  joined: readonly CartLine[],
) {
  const { settings } = await getMarket(ctx);
  const request = {
    lineId: ctx.ids.next(),
    choices: choicesOf(input),
    quantity: input.quantity,
    shownUnitPriceMinor: toMinor(input.price, settings.currency.decimals),
  };
  const store = storeOf({ lines: joined, items: cart.items });
  const decision = decideAddLine({ store, lines: joined }, entry.sale, request, ctx.clock.now());
  if (decision.ok) return decision;
  const extra = decision.refusal.code === 'other_store' ? { store } : {};
  return refuseLine(ctx, decision.refusal, entry, extra);
}

/** POST /customer/cart/add (CART-05, CART-10): the line's new total, or why not; the whole cart in one answer. */
export async function addLine(ctx: Ctx, input: AddLineInput): Promise<Reply<'cart.add'>> {
  const cart = await holdCart(ctx, input.item_id);
  const entry = cart.items.get(input.item_id);
  if (!entry || entry.moduleId !== cart.moduleId) return refuse('item_not_found');
  const joined = linesToJoin(cart, entry, input.replace);
  const { line, isNew } = await decided(ctx, cart, entry, input, joined);
  if (isNew && joined.length >= mostLines) refuse('out_of_limits', {}, { maximum: mostLines });

  const db = over<CartTables>(ctx);
  if (joined.length < cart.lines.length) await deleteLines(db, cart.id);
  const createdAt = cart.createdAt.get(line.id) ?? new Date(ctx.clock.now());
  await upsertLine(db, rowOfLine(line, entry.sale, { cartId: cart.id, createdAt }));
  const lines = isNew ? [...joined, line] : joined.map((one) => (one.id === line.id ? line : one));
  return viewCart(ctx, { lines, items: cart.items });
}
