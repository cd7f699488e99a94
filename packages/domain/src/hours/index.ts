/** Opening hours, item windows and delivery slots, in a store's own time zone and through clock changes. */
export { CLOCKS_DIFFER_MS } from './clocks-differ.ts';
export { type LocalDate, addDays, isLocalDate } from './local-date.ts';
export {
  type InstantMs,
  type WallClock,
  instantOf,
  isTimeZone,
  repeatOf,
  wallClockAt,
} from './wall-clock.ts';
export {
  ALWAYS_OPEN_WEEK,
  type OpenInterval,
  type OpenSpan,
  type Week,
  type WeeklyHours,
  closesAt,
  intervalOf,
  isOpenAt,
  nextOpeningAt,
  openSpans,
} from './weekly-hours.ts';
export { toldDay } from './told-day.ts';
export { canBeginSlot, deliverySlots, isSlotOpen } from './slots.ts';
export {
  type DailyWindow,
  type DateWindow,
  formatLateMinute,
  formatWallMinute,
  isInDateWindow,
  isInWindow,
  isOnItsDays,
  minutesPastMidnight,
  parseWallMinute,
} from './windows.ts';
export { type WrittenInterval, readWeek } from './read-week.ts';
