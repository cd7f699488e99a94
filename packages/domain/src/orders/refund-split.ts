import type { MinorUnits } from '../money/index.ts';

/** How an order was paid, and how much of each has gone back since. */
export type PaidParts = {
  readonly gatewayMinor: MinorUnits;
  readonly walletMinor: MinorUnits;
  readonly cashMinor: MinorUnits;
  /** Whoever paid has a wallet to put money into; a guest has none, a parcel's receiver, and nobody where none are kept. */
  readonly hasWallet: boolean;
};

/** Which way how much goes back. */
export type RefundParts = {
  readonly gatewayMinor: MinorUnits;
  readonly walletMinor: MinorUnits;
  /** Given back by hand. */
  readonly cashMinor: MinorUnits;
};

/**
 * Money goes back the way it came: first what a gateway took, then what the wallet paid; what was paid in cash goes into
 * the wallet, or by hand to whoever has none. The parts make the amount, which is no more than was paid.
 */
export function splitRefund(paid: PaidParts, amountMinor: MinorUnits): RefundParts {
  const gatewayMinor = Math.min(amountMinor, paid.gatewayMinor);
  const fromWallet = Math.min(amountMinor - gatewayMinor, paid.walletMinor);
  const rest = Math.min(amountMinor - gatewayMinor - fromWallet, paid.cashMinor);
  return {
    gatewayMinor,
    walletMinor: fromWallet + (paid.hasWallet ? rest : 0),
    cashMinor: paid.hasWallet ? 0 : rest,
  };
}
