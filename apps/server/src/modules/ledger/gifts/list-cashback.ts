import type { Reply } from '@promenade/contract/calls';
import { toMajor, toMinor } from '@promenade/domain/money';
import { getCustomer } from '../../../platform/identity/actor.ts';
import { type Ctx, over } from '../../../platform/context.ts';
import { getMarket } from '../../settings/index.ts';
import { viewCashback } from '../ledger.view.ts';
import { findBestCashback } from './decide-cashback.ts';
import { listCashbackRows } from './gifts.repo.ts';
import type { GiftTables } from './gifts.tables.ts';

/** Rules of cashback that run; none where there are no wallets to credit it to. */
export async function listCashback(ctx: Ctx): Promise<Reply<'cashback.list'>> {
  const { rewards, currency } = (await getMarket(ctx)).settings;
  if (!rewards.wallet) return [];
  const rows = await listCashbackRows(over<GiftTables>(ctx), new Date(ctx.clock.now()));
  return rows.map((row) => viewCashback(row, ctx.language, currency.decimals));
}

/** The rule that gives the customer most on an amount, and how much. */
export async function getCashback(ctx: Ctx, amount: number): Promise<Reply<'cashback.get'>> {
  const { decimals } = (await getMarket(ctx)).settings.currency;
  const { customerId } = getCustomer(ctx);
  const best = await findBestCashback(ctx, { customerId, amountMinor: toMinor(amount, decimals) });
  if (!best) return { cashback: null };
  const rule = viewCashback(best.rule.row, ctx.language, decimals);
  return { cashback: { ...rule, earns: toMajor(best.giftMinor, decimals) } };
}
