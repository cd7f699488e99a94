import { isOfferedAt } from '@promenade/domain/catalog';
import { deliverySlots } from '@promenade/domain/hours';
import type { Ctx } from '../../../platform/context.ts';
import type { OpenCart } from '../../cart/index.ts';
import type { KnownStore } from '../../catalog/index.ts';
import type { MarketSettings } from '../../settings/index.ts';

/** What is ordered, as far as times go. */
export type OrderedItems = Pick<OpenCart, 'lines' | 'items'>;

/** Whether every line is made at an instant. One that is on sale no more is told by itself, not by a lack of times. */
function offeredBy({ lines, items }: OrderedItems, timeZone: string): (atMs: number) => boolean {
  const bound = lines.flatMap(({ itemId }) => {
    const schedule = items.get(itemId)?.sale.schedule;
    return schedule?.active && (schedule.window ?? schedule.campaign) ? [schedule] : [];
  });
  return (atMs) => bound.every((schedule) => isOfferedAt(schedule, timeZone, atMs));
}

/**
 * Instants that the store can be scheduled for and at which all that is ordered is made, as ISO texts; none where
 * scheduling is off (CHK-08). An order by a prescription alone names no items.
 */
export function slotsOf(
  ctx: Ctx,
  store: KnownStore,
  settings: MarketSettings,
  ordered?: OrderedItems,
): string[] {
  const { acceptsSchedule, hours } = store.schedule;
  if (!acceptsSchedule) return [];
  const { leadMinutes, slotMinutes, scheduleDays: days } = settings;
  const slots = deliverySlots(hours, { nowMs: ctx.clock.now(), leadMinutes, slotMinutes, days });
  const isOffered = ordered ? offeredBy(ordered, hours.timeZone) : () => true;
  return slots
    .filter(({ startAtMs }) => isOffered(startAtMs))
    .map(({ startAtMs }) => new Date(startAtMs).toISOString());
}
