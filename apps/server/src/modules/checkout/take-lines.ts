import type { CartLine } from '@promenade/domain/cart';
import type { Ctx } from '../../platform/context.ts';
import { refuseLine } from '../cart/index.ts';
import { type StockTake, takeStock } from '../catalog/index.ts';
import type { PreparedOrder } from './prepare-order.ts';

/** The stock row that a line eats from: its variation's, or its item's own. */
export function stockVariation(line: CartLine): string {
  return line.variationType ?? '';
}

/**
 * Takes the stock of every line, or refuses: another shopper may have bought it since it was read. Returns the counted
 * rows, which a cancelled order gives back.
 */
export async function takeLines(ctx: Ctx, { lines, cart }: PreparedOrder): Promise<readonly StockTake[]> {
  const takes = lines.map((line) => ({
    itemId: line.itemId,
    variation: stockVariation(line),
    quantity: line.quantity,
  }));
  const taking = await takeStock(ctx, takes);
  if (taking.ok) return taking.taken;
  const short = taking.short[0];
  const entry = cart.items.get(short?.itemId ?? '');
  const refusal = {
    code: 'out_of_stock',
    name: entry?.sale.item.name ?? '',
    available: short?.available ?? 0,
  } as const;
  return refuseLine(ctx, refusal, entry);
}
