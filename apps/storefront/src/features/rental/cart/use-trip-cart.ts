import { useIsMutating, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isAnswer } from '../../../lib/api/is-answer.ts';
import { newIdempotencyKey } from '../../../lib/api/idempotency-key.ts';
import { putAnswer } from '../../../lib/api/put-answer.ts';
import { showRefusal } from '../../../lib/api/refusal-toasts.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { writeStored } from '../../../lib/session/browser-store.ts';
import { isStillHere, whoIsHere } from '../../../lib/session/who-is-here.ts';
import { useLetsVehicles } from '../../../lib/session/use-lets-vehicles.ts';
import { useInBrowser } from '../../../lib/view/use-in-browser.ts';
import {
  emptyTripCart,
  foreseen,
  sendChange,
  type TripCart,
  type TripCartChange,
  tripCartQuery,
} from './trip-cart.ts';

const mutationKey = ['tripCart'] as const;
const mostTries = 3;

export interface TripCartState {
  readonly cart: TripCart;
  readonly isLoading: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
}

/** The header's count is the trip cart's if the page shows a rental module (MOD-07). */
function useStoredCount(count: number | null): void {
  const isRental = useLetsVehicles();
  useEffect(() => {
    if (count !== null && isRental) writeStored('cart-list', String(count));
  }, [count, isRental]);
}

/** The trip cart as the screen shows it. */
export function useTripCart(): TripCartState {
  const { data: kept, error, refetch } = useQuery(tripCartQuery);
  // A part that is hydrated late may find the cart loaded already; the server rendered it without one.
  const data = useInBrowser() ? kept : undefined;
  useStoredCount(data ? data.carts.length : null);
  return {
    cart: data ?? emptyTripCart,
    isLoading: data === undefined && !error,
    error: data === undefined ? error : null,
    retry: () => void refetch(),
  };
}

/** Whether a change of the trip cart is in flight: the screen shows its expected result. */
export const useIsChangingTripCart = (): boolean => useIsMutating({ mutationKey }) > 0;

interface Sent {
  readonly change: TripCartChange;
  /** Every try goes under it. */
  readonly key: string;
  /** Who made the change. */
  readonly who: string;
}

/** The shopper who made the change has left: it is not sent as another one's, and its result belongs to nobody here. */
class MakerLeft extends Error {}

/** Sends a change as long as its shopper is here. */
async function sendAsMaker({ change, key, who }: Sent): Promise<TripCart> {
  if (!isStillHere(who)) throw new MakerLeft();
  return sendChange(change, key);
}

// A refusal is an answer; without one the change is sent again, under its key.
const isOpen = (error: unknown): boolean => !(error instanceof MakerLeft || isAnswer(error));

/**
 * Changes the trip cart: one change at a time, each until it is answered, with predictable results shown at once.
 * Resolves with the whole cart; rejects with the server's refusal.
 */
export function useChangeTripCart() {
  const client = useQueryClient();
  const { queryKey } = tripCartQuery;
  const { mutateAsync, isPending } = useMutation({
    mutationKey,
    scope: { id: 'trip-cart' },
    networkMode: 'always',
    meta: { quiet: true },
    retry: (failures, error) => failures < mostTries && isOpen(error),
    mutationFn: sendAsMaker,
    onMutate: async ({ change }) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (cart) => cart && foreseen(cart, change));
    },
    onSuccess: async (cart, { who }) => {
      // The queued changes behind it are on the screen already.
      if (client.isMutating({ mutationKey }) === 1) await putAnswer(client, queryKey, cart, who);
    },
    onError: () => client.invalidateQueries({ queryKey }),
  });
  const change = (wanted: TripCartChange): Promise<TripCart> =>
    mutateAsync({ change: wanted, key: newIdempotencyKey(), who: whoIsHere() });
  return { change, busy: isPending };
}

/** Shows why a change failed (SYS-06). */
export function useShowFailure(): (error: unknown) => void {
  const { t } = useTranslation();
  return (error) => {
    if (!(error instanceof MakerLeft)) showRefusal(error, t('common.connectionLost'));
  };
}
