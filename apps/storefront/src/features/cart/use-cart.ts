import type { Reply } from '@promenade/contract/calls';
import { Refusal } from '@promenade/contract/client';
import { applyPending, type Cart, cartSubtotalMinor, type PendingMutation } from '@promenade/domain/cart';
import { type MutationState, queryOptions, useMutationState, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { call } from '../../lib/api/browser-client.ts';
import { guestQuery } from '../../lib/api/guest.ts';
import { writeStored } from '../../lib/session/browser-store.ts';
import { useMarket } from '../../lib/session/market.ts';
import { type ScreenLine, screenCart } from './screen-line.ts';

/** Names every change of the cart, so that the overlay finds those that are not answered yet. */
export const cartChangeKey = ['cart.change'] as const;

/** A change on its way: what it will do, and how it is sent. */
export interface CartChange {
  readonly pending: PendingMutation<ScreenLine>;
  readonly send: (idempotencyKey: string) => Promise<Reply<'cart.list'>>;
  readonly idempotencyKey: string;
}

async function listLines(signal: AbortSignal): Promise<Reply<'cart.list'>> {
  try {
    return await call('cart.list', { query: await guestQuery(), signal });
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'guest_unknown') throw error;
    // The market has forgotten this guest: a new visit begins with an empty cart.
    return call('cart.list', { query: await guestQuery(), signal });
  }
}

/** The shopper's lines as the server last told them. */
export const cartQuery = queryOptions({
  queryKey: ['cart.list'] as const,
  queryFn: ({ signal }) => listLines(signal),
});

const pendingOf = (mutation: { readonly state: MutationState<unknown, Error, unknown, unknown> }) =>
  (mutation.state.variables as CartChange).pending;

/** The cart as the screen shows it: the server's truth under an overlay of changes it has not answered yet. */
export interface CartState {
  readonly cart: Cart<ScreenLine>;
  readonly subtotalMinor: number;
  readonly isLoading: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
}

export function useCart(): CartState {
  const { digit_after_decimal_point: decimals } = useMarket().config;
  const { data, isPending, error, refetch } = useQuery(cartQuery);
  const pending = useMutationState({
    filters: { mutationKey: cartChangeKey, status: 'pending' },
    select: pendingOf,
  });
  const cart = useMemo(
    () => applyPending(screenCart(data ?? [], decimals), pending),
    [data, pending, decimals],
  );
  const count = data === undefined ? null : cart.lines.length;
  useEffect(() => {
    if (count !== null) writeStored('cart-list', String(count));
  }, [count]);
  return {
    cart,
    subtotalMinor: cartSubtotalMinor(cart),
    isLoading: isPending,
    error: data === undefined ? error : null,
    retry: () => void refetch(),
  };
}
