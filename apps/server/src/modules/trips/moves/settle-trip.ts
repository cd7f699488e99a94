import { publishAfterCommit } from '../../../platform/database/transaction.ts';
import { type Ctx, over } from '../../../platform/context.ts';
import { bookPayment } from '../../ledger/index.ts';
import {
  type PaymentOfSubject,
  type PurposeHandler,
  settledPaymentsOf,
  type Taking,
} from '../../payments/index.ts';
import { engageTripAutopilot } from '../autopilot/engage-trip.ts';
import { updateTrip } from '../trips.repo.ts';
import type { TripRow, TripTables } from '../trips.tables.ts';
import { holdTrip, stepTrip } from './step-trip.ts';
import { tellShopper } from './tell-shopper.ts';
import { dueMinor, paymentStatusOf } from './trip-money.ts';
import { tripTopic } from './trip-topic.ts';

async function methodOf(ctx: Ctx, { subjectId, paymentId }: PaymentOfSubject, trip: TripRow) {
  const settled = await settledPaymentsOf(ctx, 'trip', subjectId);
  return settled.find((one) => one.paymentId === paymentId)?.method ?? trip.payment_method;
}

/** Money has arrived for a trip: what was due is paid, in the transaction of the word that said so (api.md, rule 7). */
async function takeMoney(ctx: Ctx, payment: PaymentOfSubject): Promise<Taking> {
  const { subjectId, paymentId, amountMinor } = payment;
  const trip = await holdTrip(ctx, subjectId);
  if (!trip) throw new Error(`Money arrived for the trip ${subjectId}, which is not there.`);
  // The trip was cancelled, paid another way or changed: the amount is no longer due and is returned.
  if (dueMinor(trip) !== amountMinor) return 'too_late';
  await bookPayment(ctx, { tripId: trip.id, key: paymentId, through: 'gateways', amountMinor });
  const outside_minor = trip.outside_minor + amountMinor;
  const change = {
    outside_minor,
    payment_status: paymentStatusOf({ ...trip, outside_minor }),
    payment_method: await methodOf(ctx, payment, trip),
    payment_due_at: null,
  };
  const paid = await updateTrip(over<TripTables>(ctx), trip.id, change, new Date(ctx.clock.now()));
  await tellShopper(ctx, paid, 'trip_paid', { about: paymentId, amountMinor });
  publishAfterCommit(ctx, tripTopic(trip.id));
  if (trip.payment_due_at !== null) await engageTripAutopilot(ctx, paid);
  return 'taken';
}

/** Nobody has paid in time (api.md, rule 6): a trip that is held for its money fails and gives back all it holds. */
async function failUnpaid(ctx: Ctx, tripId: string): Promise<void> {
  const trip = await holdTrip(ctx, tripId);
  if (trip?.status !== 'pending' || trip.payment_due_at === null) return;
  await stepTrip(ctx, trip, { event: 'fail_payment', actor: 'system' });
}

/** What payments tell of a trip. */
export const tripPayments: PurposeHandler = {
  hold: (ctx: Ctx, subjectId) => holdTrip(ctx, subjectId),
  confirmed: takeMoney,
  failed: (ctx: Ctx, { subjectId }) => failUnpaid(ctx, subjectId),
  waitsUntil: async (ctx: Ctx, subjectId, dueAt) => {
    const trip = await holdTrip(ctx, subjectId);
    if (trip?.status !== 'pending' || trip.payment_due_at === null) return;
    await updateTrip(over<TripTables>(ctx), trip.id, { payment_due_at: dueAt }, new Date(ctx.clock.now()));
    publishAfterCommit(ctx, tripTopic(trip.id));
  },
};
