import type { ItemSchedule } from '@promenade/domain/catalog';
import type { ItemCardRow, ItemRow } from '../catalog.tables.ts';

/** The columns of an item's days and hours. */
type ItemTimesColumns = Pick<
  ItemCardRow,
  'available_from_minute' | 'available_until_minute' | 'available_from_date' | 'available_until_date'
>;

/** An item's days and hours, as the rules read them. */
export function itemTimesOf(row: ItemTimesColumns): Pick<ItemSchedule, 'window' | 'campaign'> {
  const { available_from_minute: startMinute, available_until_minute: endMinute } = row;
  const { available_from_date: startDate, available_until_date: endDate } = row;
  const hasDays = startDate !== null || endDate !== null;
  return {
    window: startMinute === null || endMinute === null ? undefined : { startMinute, endMinute },
    campaign: hasDays ? { startDate: startDate ?? undefined, endDate: endDate ?? undefined } : undefined,
  };
}

/** When an item is on sale, as the rules read it. */
export function itemScheduleOf(row: ItemTimesColumns & Pick<ItemRow, 'active'>): ItemSchedule {
  return { active: row.active, ...itemTimesOf(row) };
}
