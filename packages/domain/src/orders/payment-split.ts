import { type Decision, refused } from '../decision/index.ts';
import type { MinorUnits } from '../money/index.ts';
import type { PaymentStatus } from './states.ts';

/** How money changes hands: at the door, from the wallet, through a gateway at once, or by a transfer with its proof. */
export type PaymentKind = 'cash' | 'wallet' | 'gateway' | 'offline';

/** What decides how an order is paid. */
export type PaymentQuestion = {
  readonly totalMinor: MinorUnits;
  readonly kind: PaymentKind;
  /** The wallet pays what it holds, `kind` the rest. */
  readonly partial: boolean;
  /** Undefined for a guest, and where the market keeps no wallets. */
  readonly balanceMinor: MinorUnits | undefined;
  /** The most that is taken in cash; null is no limit (CHK-04). */
  readonly cashMaximumMinor: MinorUnits | null;
};

/** Why it cannot be paid so. */
export type PaymentRefusal =
  | { readonly code: 'payment_method_off' }
  | { readonly code: 'wallet_balance_low'; readonly balanceMinor: MinorUnits }
  | { readonly code: 'cash_limit'; readonly maximumMinor: MinorUnits };

/** Who pays what: the wallet's part and the rest make the total. */
export type PaymentSplit = {
  readonly walletMinor: MinorUnits;
  readonly dueMinor: MinorUnits;
  readonly paymentStatus: PaymentStatus;
};

/** CHK-04, CHK-07 and the payment limits of rule 6: the wallet whole, in part, or not at all; cash up to its maximum. */
export function splitPayment(question: PaymentQuestion): Decision<PaymentSplit, PaymentRefusal> {
  const { totalMinor, kind, partial, balanceMinor, cashMaximumMinor } = question;
  const usesWallet = kind === 'wallet' || partial;
  if (usesWallet && balanceMinor === undefined) return refused({ code: 'payment_method_off' });
  const walletMinor = usesWallet ? Math.min(balanceMinor ?? 0, totalMinor) : 0;
  const dueMinor = totalMinor - walletMinor;
  if (kind === 'wallet' && dueMinor > 0) {
    return refused({ code: 'wallet_balance_low', balanceMinor: walletMinor });
  }
  if (kind === 'cash' && cashMaximumMinor !== null && dueMinor > cashMaximumMinor) {
    return refused({ code: 'cash_limit', maximumMinor: cashMaximumMinor });
  }
  return { ok: true, walletMinor, dueMinor, paymentStatus: statusOf(walletMinor, dueMinor) };
}

function statusOf(walletMinor: MinorUnits, dueMinor: MinorUnits): PaymentStatus {
  if (dueMinor === 0) return 'paid';
  return walletMinor > 0 ? 'partially_paid' : 'unpaid';
}
