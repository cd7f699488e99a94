import { isPickupTooFar, latestPickupDay } from '@promenade/domain/rental';
import type { Ctx } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { getMarket } from '../settings/index.ts';

/** Refuses a pickup on a later day than the market takes trips for. */
export async function checkPickup(ctx: Ctx, at: Date | null): Promise<void> {
  if (at === null) return;
  const { timeZone, rentalDaysAhead } = (await getMarket(ctx)).settings;
  const latestDay = latestPickupDay(ctx.clock.now(), timeZone, rentalDaysAhead);
  if (!isPickupTooFar(at.getTime(), latestDay, timeZone)) return;
  // A day without a time zone: formatted in UTC it stays the same.
  const format = new Intl.DateTimeFormat(`${ctx.language}-u-nu-latn`, { dateStyle: 'long', timeZone: 'UTC' });
  refuse('pickup_too_far', { date: format.format(Date.parse(latestDay)) }, { latest_day: latestDay });
}
