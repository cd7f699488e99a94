import { formatPrice, toMajor, toMinor } from '@promenade/domain/money';
import { type PaymentSplit, splitPayment } from '@promenade/domain/orders';
import type { Ctx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { walletOf } from '../../ledger/index.ts';
import { methodKind } from '../../payments/index.ts';
import type { MarketSettings } from '../../settings/index.ts';

/** How a shopper means to pay. */
export interface Payment {
  readonly payment_method: string;
  readonly partial_payment: boolean;
}

/**
 * Refuses where the wallet would pay another part than the shopper was shown: what is left to pay would be another amount,
 * and the total alone does not tell.
 */
export function checkPartSeen(
  ctx: Ctx,
  { walletMinor }: PaymentSplit,
  { currency }: MarketSettings,
  shown: number | null | undefined,
): void {
  if (shown == null || toMinor(shown, currency.decimals) === walletMinor) return;
  const amount = formatPrice(walletMinor, currency, { locale: ctx.language });
  refuse('wallet_part_changed', { amount }, { wallet_amount: toMajor(walletMinor, currency.decimals) });
}

async function balanceOf(
  ctx: Ctx,
  settings: MarketSettings,
  { payment_method, partial_payment }: Payment,
): Promise<number | undefined> {
  const asks = payment_method === 'wallet' || partial_payment;
  if (!asks || !settings.rewards.wallet || ctx.actor.kind !== 'customer') return undefined;
  return (await walletOf(ctx, ctx.actor.customerId)).balanceMinor;
}

/**
 * CHK-04, CHK-07: the method is available, the total is within the limit for cash, and the wallet has enough. The
 * wallet is only read here: the payment checks it again, in the order's transaction.
 */
export async function checkPayment(
  ctx: Ctx,
  totalMinor: number,
  settings: MarketSettings,
  payment: Payment,
): Promise<PaymentSplit> {
  const split = splitPayment({
    totalMinor,
    kind: await methodKind(ctx, payment.payment_method),
    partial: payment.partial_payment,
    balanceMinor: await balanceOf(ctx, settings, payment),
    cashMaximumMinor: settings.cashMaximumMinor,
  });
  if (split.ok) return split;
  const { refusal } = split;
  const { currency } = settings;
  if (refusal.code === 'cash_limit') {
    return refuse('cash_limit', {}, { maximum: toMajor(refusal.maximumMinor, currency.decimals) });
  }
  if (refusal.code !== 'wallet_balance_low') return refuse(refusal.code);
  const balance = formatPrice(refusal.balanceMinor, currency, { locale: ctx.language });
  return refuse(refusal.code, { balance }, { balance: toMajor(refusal.balanceMinor, currency.decimals) });
}
