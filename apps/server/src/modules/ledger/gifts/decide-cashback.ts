import { bestGift, type Gift, type GiftRule } from '@promenade/domain/ledger';
import { type Ctx, over } from '../../../platform/context.ts';
import { findReferral } from '../../accounts/index.ts';
import { getMarket } from '../../settings/index.ts';
import { holdBalances } from '../ledger.repo.ts';
import type { LedgerTables } from '../ledger.tables.ts';
import {
  countCashbacks,
  deleteGiftsOfOrder,
  deleteOrderCashback,
  insertOrderCashback,
  listCashbackRows,
} from './gifts.repo.ts';
import type { CashbackRow, GiftTables } from './gifts.tables.ts';

/** A rule of cashback as the domain weighs it, with its row. */
export interface CashbackRule extends GiftRule {
  readonly row: CashbackRow;
}

/** Whose order it is, and its amount for cashback: what is paid, without delivery and tip. */
export interface CashbackOf {
  readonly customerId: string;
  readonly amountMinor: number;
}

function ruleOf(row: CashbackRow): CashbackRule {
  return {
    row,
    id: row.id,
    type: row.cashback_type,
    amount: row.cashback_amount,
    minimumMinor: row.min_purchase_minor,
    maximumMinor: row.max_discount_minor,
    startsAtMs: row.starts_at.getTime(),
    endsAtMs: row.ends_at.getTime(),
  };
}

/** The best running rule for an order, without keeping it: for a quote. Undefined where none gives anything. */
export async function findBestCashback(
  ctx: Ctx,
  { customerId, amountMinor }: CashbackOf,
): Promise<Gift<CashbackRule> | undefined> {
  if (!(await getMarket(ctx)).settings.rewards.wallet) return undefined;
  const db = over<GiftTables>(ctx);
  const now = ctx.clock.now();
  const rows = await listCashbackRows(db, new Date(now));
  if (rows.length === 0) return undefined;
  const uses = await countCashbacks(db, customerId);
  const open = rows.filter(
    (row) => row.same_user_limit === 0 || (uses.get(row.id) ?? 0) < row.same_user_limit,
  );
  return bestGift(open.map(ruleOf), amountMinor, now);
}

/**
 * Keeps for an order the rule that is best when it is placed (api.md, rule 8); it is credited on delivery. The customer's
 * wallet is held, so that two orders at once do not both take a rule's last use.
 */
export async function decideCashback(
  ctx: Ctx,
  { orderId, ...of }: CashbackOf & { readonly orderId: string },
): Promise<{ readonly cashbackMinor: number }> {
  if ((await findBestCashback(ctx, of)) === undefined) return { cashbackMinor: 0 };
  await holdBalances(over<LedgerTables>(ctx), [{ kind: 'wallet', ownerId: of.customerId }]);
  const best = await findBestCashback(ctx, of);
  if (!best) return { cashbackMinor: 0 };
  await insertOrderCashback(over<GiftTables>(ctx), {
    order_id: orderId,
    rule_id: best.rule.id,
    customer_id: of.customerId,
    amount_minor: best.giftMinor,
    created_at: new Date(ctx.clock.now()),
  });
  return { cashbackMinor: best.giftMinor };
}

/**
 * The same for an order that has its amount, or another one, only after it was placed; it may be a guest's, who earns
 * nothing. The rule of its earlier amount is free again.
 */
export async function decideCashbackAgain(
  ctx: Ctx,
  { customerId, orderId, amountMinor }: CashbackOf & { readonly orderId: string },
): Promise<void> {
  await deleteOrderCashback(over<GiftTables>(ctx), orderId);
  if (await findReferral(ctx, customerId)) await decideCashback(ctx, { customerId, orderId, amountMinor });
}

/** An order that is cancelled or failed earns nothing: its rule and a friend's discount may be used again. */
export async function dropGifts(ctx: Ctx, orderId: string): Promise<void> {
  await deleteGiftsOfOrder(over<GiftTables>(ctx), orderId);
}
