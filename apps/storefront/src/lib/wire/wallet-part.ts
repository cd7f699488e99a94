import type { Reply } from '@promenade/contract/calls';
import { useQuery } from '@tanstack/react-query';
import type { SumRow } from '../../ui/sum-list/sum-list.tsx';
import { callQuery } from '../api/use-call.ts';
import type { Format } from '../format/format.ts';
import type { Translator } from '../i18n/translator.ts';
import { useMarket } from '../session/market.ts';
import { useSignedIn } from '../session/use-stored.ts';

/** What a wallet's part of an amount depends on. */
export interface PartQuestion {
  readonly config: Pick<Reply<'settings.config'>, 'partial_payment_status'>;
  /** Null until it is known. */
  readonly amount: number | null;
  /** The wallet's balance; null for a guest, and until it is known. */
  readonly balance: number | null;
}

/** The wallet can pay a part: it has a balance, but not enough. */
export function canPayPart({ config, amount, balance }: PartQuestion): boolean {
  return config.partial_payment_status === 1 && balance !== null && balance > 0 && balance < (amount ?? 0);
}

type Wish = PartQuestion & { readonly partial: boolean };

/** What the wallet pays of an amount. */
export const walletPartOf = (question: Wish): number =>
  question.partial && canPayPart(question) ? (question.balance ?? 0) : 0;

/** What remains for the payment method after the wallet's part. */
export const restOf = (question: Wish): number => (question.amount ?? 0) - walletPartOf(question);

export interface Balance {
  /** Null for a guest, if the market has no wallets, and until it is known. */
  readonly balance: number | null;
  readonly isPending: boolean;
}

/** The balance of the shopper's wallet. */
export function useBalance(): Balance {
  const { config } = useMarket();
  const hasWallet = useSignedIn() && config.customer_wallet_status === 1;
  const { data, isPending } = useQuery({ ...callQuery('accounts.info'), enabled: hasWallet });
  return { balance: hasWallet ? (data?.wallet_balance ?? null) : null, isPending: hasWallet && isPending };
}

/** What remains to be paid of an amount if the wallet pays its part; otherwise the amount itself. */
export function useRest(partial: boolean, amount: number): number {
  const { config } = useMarket();
  const { balance } = useBalance();
  return restOf({ config, amount, balance, partial });
}

/**
 * Of an amount, what is shown that the wallet pays: sent along, so that what it holds by then does not change what is left
 * to pay in silence. Nothing is sent of it if the wallet is not asked to pay a part.
 */
export function useShownPart(partial: boolean): (amount: number) => { readonly wallet_amount?: number } {
  const { config } = useMarket();
  const { balance } = useBalance();
  return (amount) => (partial ? { wallet_amount: walletPartOf({ config, amount, balance, partial }) } : {});
}

/** Below a bill's total: what the wallet pays of it, and what remains; nothing if it pays no part. */
export function partRows(amount: number, rest: number, t: Translator['t'], { price }: Format): SumRow[] {
  if (rest === amount) return [];
  return [
    { id: 'wallet', label: t('payment.wallet'), amount: `−${price(amount - rest)}`, tone: 'good' },
    { id: 'rest', label: t('payment.amount'), amount: price(rest), tone: 'total' },
  ];
}
