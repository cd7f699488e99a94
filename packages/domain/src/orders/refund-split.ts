import type { MinorUnits } from '../money/index.ts';

/** What was paid by each method, and how much of it has been refunded. */
export type PaidParts = {
  readonly gatewayMinor: MinorUnits;
  readonly walletMinor: MinorUnits;
  readonly cashMinor: MinorUnits;
  /** Whether the payer has a wallet. Guests and receivers of parcels have none, nor has anybody in a market without wallets. */
  readonly hasWallet: boolean;
};

/** How a refund is split by method. */
export type RefundParts = {
  readonly gatewayMinor: MinorUnits;
  readonly walletMinor: MinorUnits;
  /** Refunded by hand. */
  readonly cashMinor: MinorUnits;
};

/**
 * Splits a refund by how the order was paid: first the gateway's part, then the wallet's. Cash is refunded into the
 * wallet, or by hand to payers without one. The parts add up to the amount, which is at most what was paid.
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
