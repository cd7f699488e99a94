import type { Reply } from '@promenade/contract/calls';
import { isTripRunning, TRIP_STEPS, type TripStatus } from '@promenade/domain/rental';
import type { MessageKey } from '../../../lib/i18n/message-key.ts';

type Timeline = Reply<'trips.details'>['timeline'];

export interface Step {
  readonly status: TripStatus;
  /** Null until it is reached. */
  readonly at: string | null;
  readonly state: 'done' | 'now' | 'ahead' | 'ended';
}

/** The steps of a trip with their times; one that was cancelled or refused ends there. */
export function tripSteps(status: TripStatus, timeline: Timeline): Step[] {
  const timeOf = (of: TripStatus) => timeline.find((event) => event.status === of)?.at ?? null;
  const reached = TRIP_STEPS.indexOf(status);
  const way = reached < 0 ? [...TRIP_STEPS.filter((step) => timeOf(step) !== null), status] : [...TRIP_STEPS];
  const now = way.indexOf(status);
  const stateOf = (place: number): Step['state'] => {
    if (place === now && reached < 0) return 'ended';
    if (place === now) return status === 'completed' ? 'done' : 'now';
    return place < now ? 'done' : 'ahead';
  };
  return way.map((step, place) => ({ status: step, at: timeOf(step), state: stateOf(place) }));
}

/** Its vehicles are out after they were due back. */
export const isTripLate = (status: TripStatus, isPastEnd: boolean): boolean =>
  status === 'ongoing' && isPastEnd;

/** The badge of a trip in a list. */
export function tripBadge(
  status: TripStatus,
  isPastEnd: boolean,
): { readonly tone: 'good' | 'bad' | 'note'; readonly word: MessageKey } {
  if (isTripLate(status, isPastEnd)) return { tone: 'bad', word: 'trips.status_late' };
  const tone = status === 'completed' ? 'good' : isTripRunning(status) ? 'note' : 'bad';
  return { tone, word: `trips.status_${status}` };
}

type ListedMoney = Pick<
  Reply<'trips.list'>['trips'][number],
  'trip_status' | 'payment_status' | 'payment_method' | 'payment_reviewing'
>;

/**
 * In a list, what is awaited: the check of a transfer, which may be of a trip booked for cash too, or its money. Null:
 * neither. Cash is paid on pickup.
 */
export function awaitedWord(trip: ListedMoney): MessageKey | null {
  if (trip.trip_status !== 'pending' || trip.payment_status === 'paid') return null;
  if (trip.payment_reviewing) return 'order.moneyChecked';
  return trip.payment_method === 'cash_on_delivery' ? null : 'order.moneyAwaited';
}

/** Nobody prepares it before it is paid. */
export function waitsForMoney(
  trip: Pick<Reply<'trips.details'>, 'trip_status' | 'payment_due_at' | 'due_amount'>,
): boolean {
  return trip.trip_status === 'pending' && trip.payment_due_at !== null && trip.due_amount > 0;
}

type Standing = Pick<
  Reply<'trips.details'>,
  'trip_status' | 'payment_due_at' | 'payment_reviewing' | 'due_amount' | 'refunded_amount'
>;

/** The text of a trip's status. */
export function standingText(trip: Standing): MessageKey {
  if (waitsForMoney(trip)) return trip.payment_reviewing ? 'trips.text_reviewing' : 'trips.text_unpaid';
  const { trip_status: status, refunded_amount: returned } = trip;
  return status === 'canceled' && returned === 0 ? 'trips.text_canceledUnpaid' : `trips.text_${status}`;
}

/** Who cancelled it; null if that is said otherwise. Somebody who tracks it by number and phone cancelled nothing. */
export function endedWords(
  { by }: Pick<NonNullable<Reply<'trips.details'>['ended']>, 'by'>,
  own: boolean,
): MessageKey | null {
  if (by === 'shopper') return own ? 'trips.endedBy_shopper' : 'trips.endedByCustomer';
  return by === 'provider' || by === 'operator' ? `trips.endedBy_${by}` : null;
}

type Timed = Pick<Reply<'trips.details'>, 'trip_status' | 'pickup_now' | 'starts_at' | 'ends_at'>;

/** The time that matters now: of the pickup, or of the return; null if the trip is over or begins at once. */
export function nextTime(trip: Timed): { readonly words: MessageKey; readonly at: string } | null {
  if (trip.trip_status === 'ongoing') return { words: 'trips.backBy', at: trip.ends_at };
  if (!isTripRunning(trip.trip_status) || trip.pickup_now) return null;
  return { words: 'trips.pickupAt', at: trip.starts_at };
}

/** Whether a payment for a trip would be refunded with it. */
export function hasPaid({
  trip_status,
  trip_amount,
  due_amount,
}: Pick<Reply<'trips.details'>, 'trip_status' | 'trip_amount' | 'due_amount'>): boolean {
  return isTripRunning(trip_status) && due_amount < trip_amount;
}
