import { formatPrice } from '@promenade/domain/money';
import { publishAfterCommit } from '../../../platform/database/transaction.ts';
import { type Ctx, over } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { keptAmount } from '../../../platform/kept-amount.ts';
import { keepsAccount } from '../../accounts/index.ts';
import { getMarket } from '../../settings/index.ts';
import { returnMoney } from '../moves/return-money.ts';
import { tellShopper } from '../moves/tell-shopper.ts';
import { paidMinor } from '../moves/trip-money.ts';
import { tripTopic } from '../moves/trip-topic.ts';
import { insertTripEvent } from '../trips.repo.ts';
import type { TripRow, TripTables } from '../trips.tables.ts';
import { findTripShopper, holdTheirs, type Moved, told } from './staff-trip.ts';

interface Refund {
  readonly id: string;
  /** In major units; all that was paid when absent. */
  readonly amount?: number | undefined;
  readonly reason: string;
}

async function writeDown(ctx: Ctx, { id, status }: TripRow, detail: string): Promise<void> {
  const at = new Date(ctx.clock.now());
  await insertTripEvent(over<TripTables>(ctx), { trip_id: id, status, actor: 'operator', detail, at });
}

/**
 * PUT /ops/trips/:id/refund: money of a trip that is over, whole or in part, the way it was paid, and no more than that.
 * One that is not over is cancelled instead, which gives all of it back.
 */
export async function refundTrip(ctx: Ctx, { id, amount, reason }: Refund): Promise<Moved> {
  if (ctx.actor.kind !== 'operator') return refuse('forbidden');
  const shopperId = await findTripShopper(ctx, id);
  // Whoever deletes an account holds it and then its trips, too.
  if (shopperId !== undefined) await keepsAccount(ctx, shopperId);
  const trip = await holdTheirs(ctx, id);
  const { status } = trip;
  if (status !== 'completed') return refuse('status_conflict', { status }, { trip_status: status });
  const { currency } = (await getMarket(ctx)).settings;
  const mostMinor = paidMinor(trip);
  const amountMinor = amount === undefined ? mostMinor : keptAmount('amount', amount, currency.decimals);
  if (amountMinor === 0) refuse('refund_of_nothing');
  if (amountMinor > mostMinor)
    refuse('refund_too_much', { price: formatPrice(mostMinor, currency, { locale: ctx.language }) });
  const refunded = await returnMoney(ctx, trip, amountMinor);
  await writeDown(ctx, trip, reason);
  await tellShopper(ctx, refunded, 'refund_paid', { about: ctx.ids.next(), amountMinor, reason });
  publishAfterCommit(ctx, tripTopic(trip.id));
  return told(ctx, refunded, 'trip_refunded');
}
