import { formatPrice, toMajor, toMinor } from '@promenade/domain/money';
import { type PaymentSplit, splitPayment } from '@promenade/domain/orders';
import type { Ctx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { walletOf } from '../../ledger/index.ts';
import { methodKind } from '../../payments/index.ts';
import type { MarketSettings } from '../../settings/index.ts';

/** How a shopper means to pay. */
interface Payment {
  readonly payment_method: string;
  readonly partial_payment: boolean;
  /** The wallet's part as it was shown, in major units; absent where none was. */
  readonly wallet_amount?: number | null | undefined;
}

/** What is to be paid. */
interface Due {
  readonly amountMinor: number;
  readonly settings: MarketSettings;
}

/**
 * Refuses where the wallet would pay another part than the shopper was shown: what is left to pay would be another amount,
 * and the total alone does not tell.
 */
function checkPartSeen(
  ctx: Ctx,
  { walletMinor }: PaymentSplit,
  { currency }: MarketSettings,
  shown: Payment['wallet_amount'],
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

async function splitOrRefuse(
  ctx: Ctx,
  { amountMinor, settings }: Due,
  payment: Payment,
): Promise<PaymentSplit> {
  const split = splitPayment({
    totalMinor: amountMinor,
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

/**
 * CHK-04, CHK-07: the method is available, the amount is within the limit for cash, and the wallet has enough; then what
 * `checkSeen` refuses, as a bill that is not the one shown; then the wallet pays the part that was shown. The wallet is
 * only read here: the payment checks it again, in the order's transaction.
 */
export async function checkPayment(
  ctx: Ctx,
  due: Due,
  payment: Payment,
  checkSeen?: () => void | Promise<void>,
): Promise<PaymentSplit> {
  const split = await splitOrRefuse(ctx, due, payment);
  await checkSeen?.();
  checkPartSeen(ctx, split, due.settings, payment.wallet_amount);
  return split;
}
