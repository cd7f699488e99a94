import { type Decision, refused } from '../decision/index.ts';
import type { MinorUnits } from '../money/index.ts';
import type { PaymentStatus } from './states.ts';

/** Kinds of payment: cash, wallet, gateway, or a transfer with proof. */
export type PaymentKind = 'cash' | 'wallet' | 'gateway' | 'offline';

/** What the payment of an order depends on. */
export type PaymentQuestion = {
  readonly totalMinor: MinorUnits;
  readonly kind: PaymentKind;
  /** Whether the wallet pays as far as it goes, and `kind` the rest. */
  readonly partial: boolean;
  /** Balance of the wallet; undefined for guests, and in markets without wallets. */
  readonly balanceMinor: MinorUnits | undefined;
  /** Maximum total for cash; null is no limit (CHK-04). */
  readonly cashMaximumMinor: MinorUnits | null;
};

/** Why it cannot be paid so. */
export type PaymentRefusal =
  | { readonly code: 'payment_method_off' }
  | { readonly code: 'wallet_balance_low'; readonly balanceMinor: MinorUnits }
  | { readonly code: 'cash_limit'; readonly maximumMinor: MinorUnits };

/** The amounts paid from the wallet and with the other method; together, the total. */
export type PaymentSplit = {
  readonly walletMinor: MinorUnits;
  readonly dueMinor: MinorUnits;
  readonly paymentStatus: PaymentStatus;
};

/** Splits the total between wallet and method (CHK-04, CHK-07, and the limits of rule 6), with cash up to its maximum. */
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
