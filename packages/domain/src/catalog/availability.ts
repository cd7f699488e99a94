import {
  type DailyWindow,
  type DateWindow,
  type InstantMs,
  type OpenSpan,
  type WeeklyHours,
  addDays,
  instantOf,
  intervalOf,
  isInDateWindow,
  isInWindow,
  isOpenAt,
  nextOpeningAt,
  openSpans,
  wallClockAt,
} from '../hours/index.ts';

/** When an item is offered. */
export type ItemSchedule = {
  /** On sale at all. */
  readonly active: boolean;
  /** `available_time_starts` to `available_time_ends`; undefined is the whole day. */
  readonly window?: DailyWindow | undefined;
  /** A campaign item's days (ITEM-06). */
  readonly campaign?: DateWindow | undefined;
};

/** When a store sells. */
export type StoreSchedule = {
  /** Takes orders at all. */
  readonly active: boolean;
  readonly hours: WeeklyHours;
  /** `schedule_order`: takes orders for later. */
  readonly acceptsSchedule: boolean;
};

/** ITEM-06: whether an item can be had now, later by schedule, or not. */
export type ItemAvailability =
  | { readonly state: 'available' }
  /** Can be ordered for later; the first moment it would be made, undefined when none comes within a fortnight. */
  | { readonly state: 'scheduled'; readonly availableAtMs?: InstantMs | undefined }
  | { readonly state: 'store_closed'; readonly opensAtMs?: InstantMs | undefined }
  | { readonly state: 'outside_window'; readonly window: DailyWindow }
  | { readonly state: 'store_inactive' }
  /** Not on sale, or its campaign does not run today. */
  | { readonly state: 'off_sale' };

const SCHEDULE_HORIZON_DAYS = 14;

/** Where several reasons hold, the one that lasts longest is told: off sale, store inactive, closed, outside the window. */
export function itemAvailability(
  item: ItemSchedule,
  store: StoreSchedule,
  nowMs: InstantMs,
): ItemAvailability {
  const { timeZone } = store.hours;
  if (!item.active || !isCampaignRunning(item, timeZone, nowMs)) return { state: 'off_sale' };
  if (!store.active) return { state: 'store_inactive' };
  const open = isOpenAt(store.hours, nowMs);
  const offered = isOffered(item.window, timeZone, nowMs);
  if (open && offered) return { state: 'available' };
  if (store.acceptsSchedule)
    return { state: 'scheduled', availableAtMs: nextOfferAt(item.window, store.hours, nowMs) };
  if (!open) return { state: 'store_closed', opensAtMs: nextOpeningAt(store.hours, nowMs) };
  return item.window ? { state: 'outside_window', window: item.window } : { state: 'available' };
}

/** Whether an item is made at an instant, by its days and hours alone: whether it is on sale at all is another matter. */
export function isOfferedAt(
  item: Pick<ItemSchedule, 'window' | 'campaign'>,
  timeZone: string,
  instantMs: InstantMs,
): boolean {
  return isCampaignRunning(item, timeZone, instantMs) && isOffered(item.window, timeZone, instantMs);
}

/** By its days only: its hours of the day are a window like any other. */
function isCampaignRunning(
  { campaign }: Pick<ItemSchedule, 'campaign'>,
  timeZone: string,
  instantMs: InstantMs,
): boolean {
  if (!campaign) return true;
  return isInDateWindow({ ...campaign, daily: undefined }, wallClockAt(instantMs, timeZone));
}

function isOffered(window: DailyWindow | undefined, timeZone: string, instantMs: InstantMs): boolean {
  return !window || isInWindow(window.startMinute, window.endMinute, wallClockAt(instantMs, timeZone).minute);
}

/** The first moment at which the store is open and the item is offered. */
function nextOfferAt(
  window: DailyWindow | undefined,
  hours: WeeklyHours,
  nowMs: InstantMs,
): InstantMs | undefined {
  const { timeZone } = hours;
  const untilMs = instantOf(addDays(wallClockAt(nowMs, timeZone).date, SCHEDULE_HORIZON_DAYS), 0, timeZone);
  const offered = openSpans({ timeZone, week: weekOf(window), daysOff: [] }, nowMs, untilMs);
  for (const open of openSpans(hours, nowMs, untilMs)) {
    const meeting = offered
      .map((span) => firstCommon(span, open, nowMs))
      .find((startMs) => startMs !== undefined);
    if (meeting !== undefined) return meeting;
  }
  return undefined;
}

function weekOf(window: DailyWindow | undefined): WeeklyHours['week'] {
  const interval = intervalOf(window?.startMinute ?? 0, window?.endMinute ?? 0);
  return Array.from({ length: 7 }, () => [interval]);
}

function firstCommon(a: OpenSpan, b: OpenSpan, fromMs: InstantMs): InstantMs | undefined {
  const startMs = Math.max(a.startAtMs, b.startAtMs, fromMs);
  return startMs < Math.min(a.endAtMs, b.endAtMs) ? startMs : undefined;
}
