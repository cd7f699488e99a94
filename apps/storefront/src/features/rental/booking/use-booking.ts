import type { Body, Reply } from '@promenade/contract/calls';
import type { Refusal } from '@promenade/contract/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/api/browser-client.ts';
import { guestQuery } from '../../../lib/api/guest.ts';
import { newIdempotencyKey } from '../../../lib/api/idempotency-key.ts';
import { putAnswer } from '../../../lib/api/put-answer.ts';
import { readAttempt } from '../../../lib/attempts/attempt.ts';
import { isAnswer } from '../../../lib/api/is-answer.ts';
import { sendOnce } from '../../../lib/attempts/send-once.ts';
import { useLostAnswer } from '../../../lib/attempts/use-lost-answer.ts';
import { writeStored } from '../../../lib/session/browser-store.ts';
import { whoIsHere } from '../../../lib/session/who-is-here.ts';
import { emptyTripCart, type TripCart, tripCartQuery } from '../cart/trip-cart.ts';
import { useIsChangingTripCart } from '../cart/use-trip-cart.ts';
import type { ToldDifference, TripBill } from '../trips/trip-bill-rows.ts';
import { askBooking, bookingAttempt } from './ask-booking.ts';
import { keepDraft } from './draft.ts';
import { quoteKey } from './use-quote.ts';

export type Booked = Reply<'trips.book'>;
type BookBody = Omit<Body<'trips.book'>, 'guest_id'>;

/** The bill that a shopper has seen: its total, and the server's signature of it and of the trip. */
export interface SeenTrip {
  readonly amount: number;
  readonly seal: string | null;
}

/** A bill that has changed. */
export interface ChangedBill {
  readonly bill: TripBill;
  readonly seal: string | null;
  readonly differences: readonly ToldDifference[];
}

/** What a refusal says about a changed bill; null for any other refusal. */
export function changedBill(error: unknown): ChangedBill | null {
  if (!isAnswer(error) || error.code !== 'bill_changed') return null;
  const { bill, seal = null, differences = [] } = error.body as Partial<ChangedBill>;
  return bill ? { bill, seal, differences } : null;
}

/** Whether the trip to be booked differs from the one that was shown. */
export const isTripChanged = (error: unknown): error is Refusal =>
  isAnswer(error) && error.code === 'trip_cart_changed';

/** What follows a booking, whoever learns of it first: the shopper's own attempt, or the page's inquiry. */
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

/** A trip that differed from the one shown when it was to be booked. */
export interface ChangedTrip {
  readonly seen: TripCart;
  readonly text: string;
}

/** The differences of a trip that was changed elsewhere, until the shopper changes it or books it as it is. */
function useChangedTrip() {
  const [changedTrip, setChangedTrip] = useState<ChangedTrip | null>(null);
  const isChanging = useIsChangingTripCart();
  if (isChanging && changedTrip) setChangedTrip(null);
  return { changedTrip, setChangedTrip };
}

interface Wanted {
  readonly body: BookBody;
  /** As it was in sight. */
  readonly cart: TripCart;
}

/** Books the trip cart, once, however often its answer is lost. */
export function useBook(onBooked: (booked: Booked) => void) {
  const client = useQueryClient();
  const { changedTrip, setChangedTrip } = useChangedTrip();
  const { isBooked, booked } = useBooked(onBooked);
  const [leftOpen] = useState(() => readAttempt(bookingAttempt) !== null);
  const booking = useMutation({
    networkMode: 'always',
    meta: { quiet: true },
    mutationFn: async ({ body }: Wanted) =>
      sendOnce(
        bookingAttempt,
        { ...body, ...(await guestQuery()) },
        (sent, idempotencyKey) => call('trips.book', { body: sent, idempotencyKey }),
        newIdempotencyKey,
      ),
    onMutate: () => setChangedTrip(null),
    onSuccess: booked,
    onError: (error, { cart }) => {
      void client.invalidateQueries({ queryKey: tripCartQuery.queryKey });
      void client.invalidateQueries({ queryKey: ['accounts.info'] });
      if (isTripChanged(error)) setChangedTrip({ seen: cart, text: error.message });
      // A refusal refers to the current bill; a changed bill comes with its refusal, amount by amount.
      if (isAnswer(error) && error.code !== 'bill_changed')
        void client.invalidateQueries({ queryKey: [quoteKey] });
    },
  });
  const { error, isIdle } = booking;
  const isLost = isIdle ? leftOpen : error !== null && !isAnswer(error);
  return { ...booking, isBooked, changedTrip, lost: useLostAnswer(isLost && !isBooked, askBooking, booked) };
}
