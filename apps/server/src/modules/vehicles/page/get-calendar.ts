import type { Reply } from '@promenade/contract/calls';
import { tripTimeZone } from '@promenade/domain/rental';
import type { Ctx } from '../../../platform/context.ts';
import { wholeRentalScopeOf } from '../rental-scope.ts';
import { daysOfMonth, freeOnDay } from './free-days.ts';
import { getVehicleRow } from './get-vehicle.ts';
import { listHoldsOf } from './page.repo.ts';

/** GET /rental/vehicle/availability/:id: by day on the market's wall clock, across daylight saving changes. */
export async function getCalendar(
  ctx: Ctx,
  idOrSlug: string,
  { month }: { readonly month: string },
): Promise<Reply<'vehicles.calendar'>> {
  const scope = await wholeRentalScopeOf(ctx);
  const { id, unit_count: total } = await getVehicleRow(ctx, scope, idOrSlug);
  const days = daysOfMonth(month, tripTimeZone(scope.settings.timeZone));
  const [first, last] = [days[0], days.at(-1)];
  const holds =
    first && last
      ? await listHoldsOf(ctx.db, id, { fromMs: first.fromMs, untilMs: last.untilMs }, scope.nowMs)
      : [];
  return {
    total,
    days: days.map((day) => ({ date: day.date, free: freeOnDay(day, scope.nowMs, total, holds) })),
  };
}
