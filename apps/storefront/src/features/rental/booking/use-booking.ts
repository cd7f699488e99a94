import type { Body, Reply } from '@promenade/contract/calls';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/api/browser-client.ts';
import { guestQuery } from '../../../lib/api/guest.ts';
import { newIdempotencyKey } from '../../../lib/api/idempotency-key.ts';
import { putAnswer } from '../../../lib/api/put-answer.ts';
import { readAttempt } from '../../../lib/attempts/attempt.ts';
import { isAnswer, sendOnce } from '../../../lib/attempts/send-once.ts';
import { useLostAnswer } from '../../../lib/attempts/use-lost-answer.ts';
import { writeStored } from '../../../lib/session/browser-store.ts';
import { whoIsHere } from '../../../lib/session/who-is-here.ts';
import { showToast } from '../../../lib/toast/toasts.ts';
import { askBill, isOfCoupon } from '../../../lib/wire/ask-bill.ts';
import { emptyTripCart, type TripCart, tripCartQuery } from '../cart/trip-cart.ts';
import type { ToldDifference, TripBill } from '../trips/trip-bill-rows.ts';
import { askBooking, bookingAttempt } from './ask-booking.ts';
import { keepDraft } from './draft.ts';

export type Booked = Reply<'trips.book'>;
type BookBody = Omit<Body<'trips.book'>, 'guest_id'>;

const quoteKey = 'trips.quote';

// Prices and free vehicles move on while the form is filled in.
const refreshMs = 60_000;

/** Changes with the cart and its trip: what it costs does too. */
const versionOf = ({ carts, user_data: trip }: TripCart): string =>
  JSON.stringify([carts.map(({ id, quantity }) => [id, quantity]), trip]);

/** The server's bill of the trip cart; the last one stays in sight while a new one is asked for. */
export function useQuote(cart: TripCart, coupon: string | null) {
  const { data, error, isPlaceholderData, fetchStatus, refetch } = useQuery({
    queryKey: [quoteKey, versionOf(cart), coupon],
    queryFn: ({ signal }) =>
      askBill({ coupon_code: coupon }, async (body) =>
        call('trips.quote', { body: { ...body, ...(await guestQuery()) }, signal }),
      ),
    enabled: cart.carts.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: refreshMs,
    refetchOnWindowFocus: true,
  });
  const noBill = isAnswer(error) ? error : null;
  const couponRefusal = coupon === null ? null : (data?.couponRefusal ?? null);
  const refusal = noBill ?? couponRefusal;
  const answered = data !== undefined && !error && !isPlaceholderData;
  return {
    quote: data?.quote ?? null,
    /** It is the server's of now, though perhaps without a coupon that is refused. */
    answered,
    current: answered && couponRefusal === null,
    refusal,
    couponRefused: isOfCoupon(refusal),
    lost: (error !== null && noBill === null) || fetchStatus === 'paused',
    retry: () => void refetch(),
  };
}

/** The bill that a shopper has seen: its total, and the server's signature under it and under the trip. */
export interface SeenTrip {
  readonly amount: number;
  readonly seal: string | null;
}

/** A bill that is another one now. */
export interface ChangedBill {
  readonly bill: TripBill;
  readonly seal: string | null;
  readonly differences: readonly ToldDifference[];
}

/** What a refusal says of a bill that is another one now; null for any other. */
export function changedBill(error: unknown): ChangedBill | null {
  if (!isAnswer(error) || error.code !== 'bill_changed') return null;
  const { bill, seal = null, differences = [] } = error.body as Partial<ChangedBill>;
  return bill ? { bill, seal, differences } : null;
}

/** What follows a booking, whoever hears of it first: the shopper's own try, or the page that asks by itself. */
function useBooked(onBooked: (booked: Booked) => void) {
  const client = useQueryClient();
  const [isBooked, setIsBooked] = useState(false);
  const booked = (reply: Booked): void => {
    if (isBooked) return;
    setIsBooked(true);
    keepDraft(null);
    onBooked(reply);
    // The trip has taken the vehicles out of the cart.
    void putAnswer(client, tripCartQuery.queryKey, emptyTripCart, whoIsHere());
    writeStored('cart-list', '0');
  };
  return { isBooked, booked };
}

/** Books the trip cart, once, however often its answer is lost. */
export function useBook(onBooked: (booked: Booked) => void) {
  const client = useQueryClient();
  const { isBooked, booked } = useBooked(onBooked);
  const [leftOpen] = useState(() => readAttempt(bookingAttempt) !== null);
  const booking = useMutation({
    networkMode: 'always',
    meta: { quiet: true },
    mutationFn: async (body: BookBody) =>
      sendOnce(
        bookingAttempt,
        { ...body, ...(await guestQuery()) },
        (sent, idempotencyKey) => call('trips.book', { body: sent, idempotencyKey }),
        newIdempotencyKey,
      ),
    onSuccess: booked,
    onError: (error) => {
      void client.invalidateQueries({ queryKey: tripCartQuery.queryKey });
      // Its notice goes as soon as the trip in sight is the one that the refusal speaks of.
      if (isAnswer(error) && error.code === 'trip_cart_changed') showToast('warning', error.message);
      // What is refused is refused of today's bill; a changed one comes with its refusal, figure by figure.
      if (isAnswer(error) && error.code !== 'bill_changed')
        void client.invalidateQueries({ queryKey: [quoteKey] });
    },
  });
  const { error, isIdle } = booking;
  const isLost = isIdle ? leftOpen : error !== null && !isAnswer(error);
  return { ...booking, isBooked, lost: useLostAnswer(isLost && !isBooked, askBooking, booked) };
}
