import { type LocalDate, wallClockAt } from '@promenade/domain/hours';
import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { refuse } from '../../../platform/errors.ts';
import { getMarket } from '../../settings/index.ts';
import {
  findVariations,
  giveBackStockRows,
  listStockRows,
  type StockTake,
  setStockRow,
  takeStockRows,
} from './stock.repo.ts';

export type { StockTake } from './stock.repo.ts';

/** A counted row that held less than was asked for. */
export interface StockShortage {
  readonly itemId: string;
  readonly variation: string;
  readonly available: number;
}

/** What came of taking: all of it (`taken` are the counted rows, to be given back some day), or nothing. */
export type StockTaking =
  | { readonly ok: true; readonly taken: readonly StockTake[] }
  | { readonly ok: false; readonly short: readonly StockShortage[] };

/** The market's day: daily stock is renewed when it begins. */
async function marketDay(ctx: Ctx, atMs = ctx.clock.now()): Promise<LocalDate> {
  const { settings } = await getMarket(ctx);
  return wallClockAt(atMs, settings.timeZone).date;
}

// Two lines of one dish eat from one pot: each row is asked for once, with the sum.
function summed(takes: readonly StockTake[]): StockTake[] {
  const byKey = new Map<string, StockTake>();
  for (const take of takes) {
    const key = `${take.itemId} ${take.variation}`;
    byKey.set(key, { ...take, quantity: take.quantity + (byKey.get(key)?.quantity ?? 0) });
  }
  return [...byKey.values()];
}

/**
 * Takes stock for an order, inside its transaction; never below 0, in one statement. Units that are not
 * counted are there without end and come back in neither list.
 */
export async function takeStock(ctx: Ctx, takes: readonly StockTake[]): Promise<StockTaking> {
  const rows = await takeStockRows(ctx.db, summed(takes), await marketDay(ctx));
  const short = rows.filter((row) => row.available < row.quantity);
  if (short.length > 0) {
    return {
      ok: false,
      short: short.map((row) => ({
        itemId: row.item_id,
        variation: row.variation,
        available: row.available,
      })),
    };
  }
  return {
    ok: true,
    taken: rows.map((row) => ({ itemId: row.item_id, variation: row.variation, quantity: row.quantity })),
  };
}

/** Gives back what {@link takeStock} took at an instant, when an order is cancelled or fails. */
export async function giveBackStock(ctx: Ctx, takes: readonly StockTake[], takenAtMs: number): Promise<void> {
  if (takes.length === 0) return;
  const days = { today: await marketDay(ctx), takenOn: await marketDay(ctx, takenAtMs) };
  await giveBackStockRows(ctx.db, summed(takes), days);
}

/** What is left of items and their variations today; what is not counted is not among it. */
export async function listStock(
  ctx: Ctx,
  itemIds: readonly string[],
): Promise<readonly { readonly itemId: string; readonly variation: string; readonly left: number }[]> {
  return listStockRows(ctx.db, itemIds, await marketDay(ctx));
}

// Stock of what nobody can buy would be counted for nothing, and what is bought would go on selling.
function checkSold(variations: readonly string[], variation: string): void {
  if (variations.length === 0 && variation !== '') refuse('no_variations');
  if (variations.length > 0 && !variations.includes(variation))
    refuse('stock_by_variation', { names: variations.join(', ') });
}

/** Sets an item's stock, or that of one of its variations; null: not counted. Refuses what is not sold. */
export async function setItemStock(
  ctx: Ctx,
  input: { readonly itemId: string; readonly variation: string; readonly stock: number | null },
): Promise<void> {
  const day = await marketDay(ctx);
  await inTransaction(ctx, async ({ db }) => {
    const variations = (await findVariations(db, input.itemId)) ?? refuse('item_not_found');
    checkSold(variations, input.variation);
    await setStockRow(db, input, day);
  });
}
