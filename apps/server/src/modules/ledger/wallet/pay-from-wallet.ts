import { accountId, postWalletPayment, postWalletRefund } from '@promenade/domain/ledger';
import type { Kysely } from 'kysely';
import { type Ctx, over } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { getMarket } from '../../settings/index.ts';
import { countWalletMoves, findMoved } from '../ledger.repo.ts';
import type { LedgerTables } from '../ledger.tables.ts';
import { post } from '../post.ts';

type ForOrder = { readonly orderId: string; readonly tripId?: undefined };
type ForTrip = {
  readonly tripId: string;
  readonly orderId?: undefined;
  /** Which of the trip's payments or returns it is: a trip that is made longer is paid for again. */
  readonly part: string;
};
type Whose = { readonly customerId: string; readonly amountMinor: number };

/** What a wallet pays: an order, a part of one, or a trip. */
export type WalletPayment = Whose &
  (
    | (ForOrder & {
        readonly kind: 'order_place' | 'partial_payment';
        /** What wallets have paid of the order before, in minor units: it may be paid in several parts. */
        readonly paidMinor: number;
      })
    | (ForTrip & { readonly kind: 'trip_booking' })
  );

/** What a wallet gets back of an order or a trip. */
export type WalletReturn = Whose & { readonly kind: 'order_refund' } & (ForOrder | ForTrip);

function subjectOf({ orderId, tripId }: ForOrder | ForTrip) {
  return orderId === undefined
    ? { id: tripId, paidFor: 'trips' as const }
    : { id: orderId, paidFor: 'orders' as const };
}

/** Which payment it is: the same one again has the same name. */
async function partOf(db: Kysely<LedgerTables>, payment: WalletPayment): Promise<string> {
  if (payment.orderId === undefined) return payment.part;
  const { returned } = await countWalletMoves(db, payment.orderId);
  return payment.paidMinor === 0 ? `${returned}` : `${returned}:${payment.paidMinor}`;
}

/**
 * Debits a wallet; refuses `wallet_off` and `wallet_balance_low`. Paying the same again has no further effect: for a
 * trip per part, for an order until something was paid or returned. The caller holds a lock on the order or trip, so that
 * payments and returns do not race.
 */
export async function payFromWallet(ctx: Ctx, payment: WalletPayment): Promise<void> {
  const { customerId, amountMinor, kind, orderId, tripId } = payment;
  if (amountMinor === 0) return;
  if (!(await getMarket(ctx)).settings.rewards.wallet) refuse('wallet_off');
  const { id, paidFor } = subjectOf(payment);
  const db = over<LedgerTables>(ctx);
  const key = `${kind}:${id}:${await partOf(db, payment)}`;
  const postings = postWalletPayment(customerId, amountMinor, paidFor);
  if (await post(ctx, { kind, key, postings, orderId, tripId })) return;
  const moved = await findMoved(db, key, accountId({ kind: 'wallet', ownerId: customerId }));
  if (moved !== -amountMinor) throw new Error(`${key} was paid by another wallet or with another amount`);
}

/**
 * Credits a wallet: what it paid, or a refund of another payment. Once per payment: cancelling a cancelled order again
 * returns nothing twice.
 */
export async function returnToWallet(ctx: Ctx, { amountMinor, ...back }: WalletReturn): Promise<void> {
  if (amountMinor === 0) return;
  const { id, paidFor } = subjectOf(back);
  const { kind, customerId, orderId, tripId } = back;
  const part = 'part' in back ? back.part : (await countWalletMoves(over<LedgerTables>(ctx), id)).paid;
  const postings = postWalletRefund(customerId, amountMinor, paidFor);
  await post(ctx, { kind, key: `${kind}:${id}:${part}`, postings, orderId, tripId });
}
