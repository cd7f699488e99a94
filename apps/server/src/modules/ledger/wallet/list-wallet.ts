import type { CursorPage } from '../../../platform/cursor-page.ts';
import type { Reply } from '@promenade/contract/calls';
import { accountId, type TransactionKind } from '@promenade/domain/ledger';
import { toMajor } from '@promenade/domain/money';
import { getCustomer } from '../../../platform/identity/actor.ts';
import { type Ctx, over } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { getMarket } from '../../settings/index.ts';
import { listBonusRows } from '../gifts/gifts.repo.ts';
import type { GiftTables } from '../gifts/gifts.tables.ts';
import { countEntries, listEntries } from '../history.repo.ts';
import { findBalance } from '../ledger.repo.ts';
import type { LedgerTables } from '../ledger.tables.ts';
import { viewBonus, viewWalletEntry, walletKindOnWire } from '../ledger.view.ts';

type WireKind = Reply<'wallet.transactions'>['data'][number]['transaction_type'];

/** Which entries are asked for. */
export interface WalletQuery extends CursorPage {
  readonly type: 'all' | WireKind;
}

function kindsOf(type: WalletQuery['type']): TransactionKind[] {
  if (type === 'all') return [];
  const named = Object.entries(walletKindOnWire).find(([, onWire]) => onWire === type);
  return [(named?.[0] ?? type) as TransactionKind];
}

/** Balance and entries of the customer's wallet (PROF-04). */
export async function listWallet(
  ctx: Ctx,
  { type, ...asked }: WalletQuery,
): Promise<Reply<'wallet.transactions'>> {
  const { rewards, currency } = (await getMarket(ctx)).settings;
  if (!rewards.wallet) refuse('wallet_off');
  const db = over<LedgerTables>(ctx);
  const account = accountId({ kind: 'wallet', ownerId: getCustomer(ctx).customerId });
  const page = { accountId: account, kinds: kindsOf(type), ...asked };
  const { rows, nextCursor } = await listEntries(db, page);
  return {
    total_size: await countEntries(db, page),
    limit: page.limit,
    offset: page.offset,
    next_cursor: nextCursor,
    wallet_balance: toMajor(await findBalance(db, account), currency.decimals),
    data: rows.map((row) => viewWalletEntry(row, currency.decimals)),
  };
}

/** Bonuses that run; none where there are no wallets. */
export async function listBonuses(ctx: Ctx): Promise<Reply<'wallet.bonuses'>> {
  const { rewards, currency } = (await getMarket(ctx)).settings;
  if (!rewards.wallet) return [];
  const rows = await listBonusRows(over<GiftTables>(ctx), new Date(ctx.clock.now()));
  return rows.map((row) => viewBonus(row, ctx.language, currency.decimals));
}
