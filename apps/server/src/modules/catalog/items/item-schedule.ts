import type { ItemSchedule } from '@promenade/domain/catalog';
import type { ItemRow } from '../catalog.tables.ts';

/** When an item is on sale, as the rules read it. */
export function itemScheduleOf(row: ItemRow): ItemSchedule {
  const { available_from_minute: startMinute, available_until_minute: endMinute } = row;
  const { available_from_date: startDate, available_until_date: endDate } = row;
  return {
    active: row.active,
    window: startMinute === null || endMinute === null ? undefined : { startMinute, endMinute },
    campaign: startDate === null ? undefined : { startDate, endDate: endDate ?? undefined },
  };
}
