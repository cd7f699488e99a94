import type { NotificationKind } from '@promenade/domain/notifications';
import type { TripActor, TripStatus } from '@promenade/domain/rental';
import type { Ctx } from '../../../platform/context.ts';
import { type NotificationParams, notify } from '../../notifications/index.ts';
import { tripLink } from '../after/trip-link.ts';
import type { TripRow } from '../trips.tables.ts';

const minuteMs = 60_000;

/** The actor of a step, and what they wrote. */
export interface Said {
  readonly actor: TripActor;
  readonly detail: string;
}

const kindOf: Partial<Record<TripStatus, NotificationKind>> = {
  confirmed: 'trip_confirmed',
  ongoing: 'trip_started',
  completed: 'trip_completed',
  canceled: 'trip_canceled',
  payment_failed: 'trip_failed',
};

/**
 * Tells the shopper of a held trip, in the transaction of the cause; the same kind once, unless it is about something
 * else each time.
 */
export async function tellShopper(
  ctx: Ctx,
  trip: TripRow,
  kind: NotificationKind,
  { about, ...params }: NotificationParams & { readonly about?: string } = {},
): Promise<void> {
  const { contact_email: email, contact_phone: phone } = trip;
  await notify(ctx, {
    shopperId: trip.shopper_id,
    kind,
    about: about ?? trip.id,
    tripId: trip.id,
    contact: { email, phone: phone === '' ? null : phone },
    link: await tripLink(ctx, trip),
    params: {
      number: String(trip.number),
      isTrip: true,
      store: trip.provider.name,
      amountMinor: trip.total_minor,
      ...params,
    },
  });
}

/** A new trip: booked, or held until its payment is here. */
export function tellBooked(ctx: Ctx, trip: TripRow): Promise<void> {
  const { payment_due_at: dueAt } = trip;
  if (!dueAt) return tellShopper(ctx, trip, 'trip_booked');
  const minutes = Math.ceil((dueAt.getTime() - ctx.clock.now()) / minuteMs);
  return tellShopper(ctx, trip, 'payment_waiting', { minutes });
}

/** Notifies the shopper of a step. */
export async function tellStep(ctx: Ctx, trip: TripRow, { actor, detail }: Said): Promise<void> {
  const kind = kindOf[trip.status];
  const isPaid = trip.wallet_minor + trip.outside_minor > 0;
  const isTransfer = trip.payment_method === 'offline_payment';
  if (kind) await tellShopper(ctx, trip, kind, { by: actor, reason: detail, isPaid, isTransfer });
}
