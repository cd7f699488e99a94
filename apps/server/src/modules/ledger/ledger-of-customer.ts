import { accountId } from '@promenade/domain/ledger';
import { toMajor } from '@promenade/domain/money';
import { type Ctx, over } from '../../platform/context.ts';
import { listOwners } from '../../platform/owners.repo.ts';
import type { CustomerRoom } from '../accounts/index.ts';
import { getMarket } from '../settings/index.ts';
import type { GiftTables } from './gifts/gifts.tables.ts';
import { listEntries } from './history.repo.ts';
import type { LedgerTables } from './ledger.tables.ts';
import { pointsOf, walletOf } from './wallet/wallet-of.ts';

// What an export holds at most of each account; a wallet of a lifetime has fewer entries.
const mostEntries = 10_000;

async function tell(ctx: Ctx, ownerId: string): Promise<readonly unknown[]> {
  const accounts = [accountId({ kind: 'wallet', ownerId }), accountId({ kind: 'points', ownerId })];
  const entries = accounts.map(async (id) => {
    const page = { accountId: id, kinds: [], limit: mostEntries, offset: 1 };
    const { rows } = await listEntries(over<LedgerTables>(ctx), page);
    return rows.map((entry) => ({ account: id, ...entry }));
  });
  return (await Promise.all(entries)).flat();
}

/** What this room keeps of a customer. The books stay when an account is deleted, without a name in them. */
export const ledgerOfCustomer: CustomerRoom = {
  name: 'wallet',
  tell,
  listKeptGuests: async (ctx, guestIds) => {
    const [books, gifts] = [over<LedgerTables>(ctx), over<GiftTables>(ctx)];
    return [
      ...(await listOwners(books, 'ledger_accounts', 'owner_id', guestIds)),
      ...(await listOwners(books, 'wallet_top_ups', 'customer_id', guestIds)),
      ...(await listOwners(gifts, 'order_cashbacks', 'customer_id', guestIds)),
      ...(await listOwners(gifts, 'referral_discounts', 'customer_id', guestIds)),
    ];
  },
  figures: async (ctx, customerId) => ({
    wallet_balance: toMajor(
      (await walletOf(ctx, customerId)).balanceMinor,
      (await getMarket(ctx)).settings.currency.decimals,
    ),
    loyalty_point: await pointsOf(ctx, customerId),
  }),
};
