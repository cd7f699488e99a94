import { useEffect } from 'react';
import { useMarket } from '../../../lib/session/market.ts';
import { canPayPart, restOf, useBalance } from '../../../lib/wire/wallet-part.ts';
import type { PaymentWish } from '../../../lib/wire/payment-slot.ts';
import { type Method, methodsFor, possibleWish } from './methods.ts';

export interface Methods {
  readonly methods: readonly Method[];
  readonly balance: number | null;
  /** What remains if the wallet pays a part; null if it may not. */
  readonly part: { readonly rest: number } | null;
}

/** The methods for an amount; an unavailable choice is corrected. */
export function useMethods(
  wish: PaymentWish,
  amount: number | null,
  onChange: (wish: PaymentWish) => void,
): Methods {
  const { config } = useMarket();
  const { balance, isPending } = useBalance();
  const question = { config, amount, balance, partial: wish.partial };
  // Until the balance is known, a choice that may depend on it is kept.
  const isKnown = amount !== null && !isPending;
  const possible = isKnown ? possibleWish(wish, question) : wish;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the wish turns out to be impossible.
  useEffect(() => {
    if (possible !== wish) onChange(possible);
  }, [possible.method, possible.partial, wish.method, wish.partial]);
  const isPart = canPayPart(question) && wish.method !== 'wallet';
  return {
    methods: methodsFor(question),
    balance,
    part: isPart ? { rest: restOf({ ...question, partial: true }) } : null,
  };
}
