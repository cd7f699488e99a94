import { type Decision, refused } from '../decision/index.ts';
import type { MinorUnits } from '../money/index.ts';

/** Methods that need no gateway: paid at the door, from the wallet, or by a transfer that is proved. */
export const PLAIN_METHODS = ['cash_on_delivery', 'wallet', 'offline_payment'] as const;

/** A method without a gateway. */
export type PlainMethod = (typeof PLAIN_METHODS)[number];

/** What may be paid with here. */
export type MethodOffer = {
  readonly cash: boolean;
  /** The most that is taken in cash (CHK-04); null is unlimited. */
  readonly cashMaximumMinor: MinorUnits | null;
  /** What the caller's wallet holds; undefined where wallets are off, and for guests. */
  readonly walletMinor: MinorUnits | undefined;
  /** A part may come from the wallet and the rest by another method. */
  readonly partial: boolean;
  readonly offline: boolean;
  /** The names of the gateways that are switched on. */
  readonly gateways: readonly string[];
};

/** How somebody wants to pay. */
export type MethodChoice = {
  readonly method: string;
  /** The wallet pays what it holds, `method` the rest. */
  readonly partial: boolean;
};

/** Why it is not paid this way. */
export type MethodRefusal =
  | { readonly code: 'payment_method_off' }
  | { readonly code: 'cash_limit'; readonly maximumMinor: MinorUnits }
  | { readonly code: 'wallet_balance_low'; readonly balanceMinor: MinorUnits };

function isOffered({ method }: MethodChoice, offer: MethodOffer): boolean {
  if (method === 'cash_on_delivery') return offer.cash;
  if (method === 'wallet') return offer.walletMinor !== undefined;
  return method === 'offline_payment' ? offer.offline : offer.gateways.includes(method);
}

function decideWallet(
  totalMinor: MinorUnits,
  balanceMinor: MinorUnits,
): Decision<{ walletMinor: MinorUnits; restMinor: MinorUnits }, MethodRefusal> {
  return balanceMinor >= totalMinor
    ? { ok: true, walletMinor: totalMinor, restMinor: 0 }
    : refused({ code: 'wallet_balance_low', balanceMinor });
}

/**
 * What the wallet pays and what is left for the method. The limit of cash counts the rest alone, which is what a
 * courier is handed.
 */
export function decideMethod(
  totalMinor: MinorUnits,
  choice: MethodChoice,
  offer: MethodOffer,
): Decision<{ walletMinor: MinorUnits; restMinor: MinorUnits }, MethodRefusal> {
  if (!isOffered(choice, offer)) return refused({ code: 'payment_method_off' });
  const balanceMinor = offer.walletMinor ?? 0;
  if (choice.method === 'wallet') return decideWallet(totalMinor, balanceMinor);
  if (choice.partial && (!offer.partial || offer.walletMinor === undefined))
    return refused({ code: 'payment_method_off' });
  const walletMinor = choice.partial ? Math.min(balanceMinor, totalMinor) : 0;
  const restMinor = totalMinor - walletMinor;
  const maximumMinor = choice.method === 'cash_on_delivery' ? offer.cashMaximumMinor : null;
  if (maximumMinor !== null && restMinor > maximumMinor) return refused({ code: 'cash_limit', maximumMinor });
  return { ok: true, walletMinor, restMinor };
}
