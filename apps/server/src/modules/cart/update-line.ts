import type { Calls, Reply } from '@promenade/contract/calls';
import type { z } from 'zod';
import { decideUpdateLine } from '@promenade/domain/cart';
import { toMinor } from '@promenade/domain/money';
import { type Ctx, over } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { getMarket } from '../settings/index.ts';
import { type CartTables, deleteLines, updateLineRow } from './cart.repo.ts';
import { viewCart } from './cart.view.ts';
import { choicesOf, rowOfLine } from './line-rows.ts';
import { holdCart } from './open-cart.ts';
import { refuseLine } from './refuse-line.ts';

/** A parsed payload of updating. */
export type UpdateLineInput = z.output<Calls['cart.update']['body']>;

/** POST /customer/cart/update (CART-06): a line's new quantity and choices; one with the same choices is taken in. */
export async function updateLine(ctx: Ctx, input: UpdateLineInput): Promise<Reply<'cart.update'>> {
  const cart = await holdCart(ctx);
  const entry = cart.items.get(input.item_id) ?? refuse('line_not_found');
  const { settings } = await getMarket(ctx);
  const request = {
    lineId: input.cart_id,
    choices: choicesOf(input),
    quantity: input.quantity,
    shownUnitPriceMinor: toMinor(input.price, settings.currency.decimals),
  };
  const decision = decideUpdateLine(cart, entry.sale, request, ctx.clock.now());
  if (!decision.ok) return refuseLine(ctx, decision.refusal, entry);

  const db = over<CartTables>(ctx);
  const { line, absorbedLineId } = decision;
  // The duplicate is deleted first: two lines with the same choices violate a unique constraint.
  if (absorbedLineId !== undefined) await deleteLines(db, cart.id, [absorbedLineId]);
  const createdAt = cart.createdAt.get(line.id) ?? new Date(ctx.clock.now());
  await updateLineRow(db, rowOfLine(line, entry.sale, { cartId: cart.id, createdAt }));
  const kept = cart.lines.filter(({ id }) => id !== absorbedLineId);
  return viewCart(ctx, { lines: kept.map((one) => (one.id === line.id ? line : one)), items: cart.items });
}
