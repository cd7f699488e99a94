import { wallClockAt } from '@promenade/domain/hours';
import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { scopeOf } from '../scope.ts';
import { lockEndedSales, restartCampaigns, updateSaleTimes } from './offer-rows.repo.ts';
import { nextSaleTimes } from './sale-times.ts';

/**
 * Renews a demo's expired promotions: flash sales at the same hours of the next day, campaigns today. In a real market
 * the operator decides. Running it twice changes nothing.
 */
export async function renewOffers(ctx: Ctx): Promise<void> {
  const { settings, nowMs, today } = await scopeOf(ctx);
  if (!settings.demo) return;
  const { timeZone } = settings;
  await inTransaction(ctx, async ({ db }) => {
    for (const { id, starts_at, ends_at } of await lockEndedSales(db, new Date(nowMs))) {
      const minuteOf = (at: Date): number => wallClockAt(at.getTime(), timeZone).minute;
      const sale = { fromMinute: minuteOf(starts_at), untilMinute: minuteOf(ends_at) };
      const { startsAt, endsAt } = nextSaleTimes(sale, nowMs, timeZone);
      await updateSaleTimes(db, { id, starts_at: startsAt, ends_at: endsAt });
    }
    await restartCampaigns(db, today);
  });
}
