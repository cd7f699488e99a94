import { type CartLine, firstRefusal, type LineRefusal, recheckLines } from '@promenade/domain/cart';
import type { Ctx } from '../../../platform/context.ts';
import { type OpenCart, refuseLine } from '../../cart/index.ts';

// At checkout a question that has become a must, or counts otherwise, reads the same: choose again.
function asChecked(refusal: LineRefusal): LineRefusal {
  const { code } = refusal;
  const again = code === 'choice_required' || code === 'choice_count';
  return again ? { code: 'choice_unknown', group: refusal.group, label: '' } : refusal;
}

/**
 * Every line on sale, inside its window and with valid choices at the instant it is made, then stock and
 * limits. Answers the lines at today's prices. `slotsOf` tells when all of them could be had instead.
 */
export async function checkLines(
  ctx: Ctx,
  cart: OpenCart,
  atMs: number,
  slotsOf: () => readonly string[],
): Promise<CartLine[]> {
  const checked = recheckLines(
    cart.lines,
    (line) => {
      const sale = cart.items.get(line.itemId)?.sale;
      // Whether it could be had at another time is no comfort at this one.
      return sale && { ...sale, storeSchedule: { ...sale.storeSchedule, acceptsSchedule: false } };
    },
    atMs,
  );
  const first = firstRefusal(checked);
  if (first) {
    const entry = cart.items.get(first.line.itemId);
    const times = first.refusal.code === 'item_outside_window' ? { slots: slotsOf() } : {};
    await refuseLine(ctx, asChecked(first.refusal), entry, { cart_id: first.line.id, ...times });
  }
  return checked.map(({ line }) => line);
}
