import type { Reply } from '@promenade/contract/calls';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../../lib/api/browser-client.ts';
import { guestQuery } from '../../../lib/api/guest.ts';
import { isAnswer } from '../../../lib/api/is-answer.ts';
import { askBill, isOfCoupon } from '../../../lib/wire/ask-bill.ts';
import { type TripCart, tripCartQuery, versionOf } from '../cart/trip-cart.ts';
import { useIsChangingTripCart } from '../cart/use-trip-cart.ts';

export const quoteKey = 'trips.quote';

// Prices and free vehicles change while the form is filled in.
const refreshMs = 60_000;

type Quote = Pick<Reply<'trips.quote'>, 'lines' | 'user_data'>;

/** Whether a bill belongs to the trip shown: another tab may have changed it since it was read. */
export function isQuoteOf({ lines, user_data }: Quote, cart: TripCart): boolean {
  // A server that was started before this page does not tell.
  return user_data === undefined || versionOf({ carts: lines, user_data }) === versionOf(cart);
}

/** The server's bill of the trip cart; the last one stays visible while a new one is requested. */
export function useQuote(cart: TripCart, coupon: string | null) {
  const client = useQueryClient();
  // Until a change is answered the server may still have the previous cart.
  const isChanging = useIsChangingTripCart();
  const { data, error, isPlaceholderData, fetchStatus, refetch } = useQuery({
    queryKey: [quoteKey, versionOf(cart), coupon],
    queryFn: ({ signal }) =>
      askBill({ coupon_code: coupon }, async (body) =>
        call('trips.quote', { body: { ...body, ...(await guestQuery()) }, signal }),
      ),
    enabled: cart.carts.length > 0 && !isChanging,
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: refreshMs,
    refetchOnWindowFocus: true,
  });
  const isOfAnother = !isPlaceholderData && data !== undefined && !isQuoteOf(data.quote, cart);
  useEffect(() => {
    if (isOfAnother) void client.invalidateQueries({ queryKey: tripCartQuery.queryKey });
  }, [client, isOfAnother]);
  const noBill = isAnswer(error) ? error : null;
  const couponRefusal = coupon === null ? null : (data?.couponRefusal ?? null);
  const refusal = noBill ?? couponRefusal;
  const answered = data !== undefined && !error && !isPlaceholderData && !isOfAnother && !isChanging;
  return {
    quote: data?.quote ?? null,
    /** It is the server's current one, though perhaps without a coupon that is refused. */
    answered,
    current: answered && couponRefusal === null,
    refusal,
    couponRefused: isOfCoupon(refusal),
    lost: (error !== null && noBill === null) || fetchStatus === 'paused',
    retry: () => void refetch(),
  };
}
