import { type Ctx, over } from '../../../platform/context.ts';
import { upsertBonuses, upsertCashbacks } from './gifts.repo.ts';
import type { BonusRow, CashbackRow, GiftTables } from './gifts.tables.ts';

/** Keeps bonuses and rules of cashback, as an import or an operator decides them. */
export async function writeGifts(
  ctx: Ctx,
  gifts: { readonly bonuses: readonly BonusRow[]; readonly cashbacks: readonly CashbackRow[] },
): Promise<void> {
  const db = over<GiftTables>(ctx);
  await upsertBonuses(db, gifts.bonuses);
  await upsertCashbacks(db, gifts.cashbacks);
}
