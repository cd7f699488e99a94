import { publishAfterCommit } from '../../../platform/database/transaction.ts';
import type { Calls, Reply } from '@promenade/contract/calls';
import { noticeOf } from '@promenade/contract/refusals';
import { isTripOff } from '@promenade/domain/rental';
import type { z } from 'zod';
import { type Ctx, over } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { checkPayment, type PaymentPlan, planPayment } from '../../checkout/index.ts';
import { withdrawPayments } from '../../payments/index.ts';
import { getMarket } from '../../settings/index.ts';
import { holdOwnTrip } from '../after/cancel-trip.ts';
import { tellShopper } from '../moves/tell-shopper.ts';
import { dueMinor, paymentStatusOf } from '../moves/trip-money.ts';
import { tripTopic } from '../moves/trip-topic.ts';
import { type TripChange, updateTrip } from '../trips.repo.ts';
import type { TripRow, TripTables } from '../trips.tables.ts';
import { startTrip } from './start-trip.ts';

type PayInput = z.output<Calls['trips.pay']['body']>;

/** Whether the held trip may still be paid, and how much. */
function decideDue(ctx: Ctx, trip: TripRow): number {
  const { status, payment_due_at: dueAt } = trip;
  if (isTripOff(status)) return refuse('status_conflict', { status }, { trip_status: status });
  const amountMinor = dueMinor(trip);
  if (amountMinor === 0) return refuse('trip_nothing_due');
  return dueAt !== null && dueAt.getTime() <= ctx.clock.now() ? refuse('payment_over') : amountMinor;
}

/**
 * How it is paid from now on. While its money is awaited the time it has does not begin anew; a trip that stands anyway
 * keeps its way of payment until money has come by another one.
 */
function changeOf(trip: TripRow, method: string, plan: PaymentPlan): TripChange {
  const isOutside = plan.outsideMinor > 0;
  const isAwaited = trip.payment_due_at !== null;
  const wallet_minor = trip.wallet_minor + plan.columns.wallet_minor;
  return {
    wallet_minor,
    payment_status: paymentStatusOf({ ...trip, wallet_minor }),
    payment_method: isOutside && !isAwaited ? trip.payment_method : method,
    payment_due_at: isOutside ? trip.payment_due_at : null,
  };
}

/** POST /rental/user/trip/payment: what is due, by another way or after the trip became longer. */
export async function payTrip(ctx: Ctx, input: PayInput): Promise<Reply<'trips.pay'>> {
  const trip = await holdOwnTrip(ctx, input.trip_id);
  await withdrawPayments(ctx, { purpose: 'trip', subjectId: trip.id });
  const amountMinor = decideDue(ctx, trip);
  const { settings } = await getMarket(ctx);
  const split = await checkPayment(ctx, { amountMinor, settings }, input);
  const plan = await planPayment(ctx, input, split);
  const change = changeOf(trip, input.payment_method, plan);
  const written = await updateTrip(over<TripTables>(ctx), trip.id, change, new Date(ctx.clock.now()));
  const redirect_link = await startTrip(ctx, written, plan, plan.columns.wallet_minor);
  const waitsNoMore = trip.payment_due_at !== null && written.payment_due_at === null;
  if (waitsNoMore) await tellShopper(ctx, written, 'trip_booked');
  publishAfterCommit(ctx, tripTopic(trip.id));
  return {
    redirect_link,
    payment_due_at: written.payment_due_at?.toISOString() ?? null,
    message: noticeOf('payment_updated', ctx.language),
  };
}
