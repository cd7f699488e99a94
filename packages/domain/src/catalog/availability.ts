import {
  type DailyWindow,
  type DateWindow,
  type InstantMs,
  type OpenSpan,
  type WeeklyHours,
  addDays,
  instantOf,
  intervalOf,
  isInWindow,
  isOnItsDays,
  isOpenAt,
  minutesPastMidnight,
  nextOpeningAt,
  openSpans,
  wallClockAt,
} from '../hours/index.ts';

/** When an item is on sale. */
export type ItemSchedule = {
  /** Whether it is on sale at all. */
  readonly active: boolean;
  /** `available_time_starts` to `available_time_ends`; undefined is all day. */
  readonly window?: DailyWindow | undefined;
  /** A campaign item's days (ITEM-06). */
  readonly campaign?: Omit<DateWindow, 'daily'> | undefined;
};

/** When a store takes orders. */
export type StoreSchedule = {
  /** Whether it takes orders at all. */
  readonly active: boolean;
  readonly hours: WeeklyHours;
  /** `schedule_order`: whether it takes scheduled orders. */
  readonly acceptsSchedule: boolean;
};

/** ITEM-06: whether an item is available now, only by scheduling, or not at all. */
export type ItemAvailability =
  | { readonly state: 'available' }
  /** Can be scheduled: the first possible instant, or undefined if there is none within 14 days. */
  | { readonly state: 'scheduled'; readonly availableAtMs?: InstantMs | undefined }
  | { readonly state: 'store_closed'; readonly opensAtMs?: InstantMs | undefined }
  | { readonly state: 'outside_window'; readonly window: DailyWindow }
  | { readonly state: 'store_inactive' }
  /** Not on sale, or its campaign is not running today or is over before it could be had. */
  | { readonly state: 'off_sale' };

const SCHEDULE_HORIZON_DAYS = 14;

/** Whether a store takes orders, now or once it opens. */
export function takesOrders({ active, hours }: StoreSchedule, nowMs: InstantMs): boolean {
  return active && (isOpenAt(hours, nowMs) || nextOpeningAt(hours, nowMs) !== undefined);
}

/** If several reasons apply, the longest-lasting one is given: off sale, store inactive, closed, outside the window. */
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
  if (store.acceptsSchedule) {
    const availableAtMs = nextOfferAt(item.window, store.hours, nowMs);
    if (isOverBy(item, timeZone, availableAtMs ?? horizonOf(timeZone, nowMs))) return { state: 'off_sale' };
    return { state: 'scheduled', availableAtMs };
  }
  if (!open) {
    const opensAtMs = nextOpeningAt(store.hours, nowMs);
    if (isOverBy(item, timeZone, opensAtMs ?? Infinity)) return { state: 'off_sale' };
    return { state: 'store_closed', opensAtMs };
  }
  return item.window ? { state: 'outside_window', window: item.window } : { state: 'available' };
}

/** Whether an item is offered at an instant, by its days and hours only; being on sale is checked separately. */
export function isOfferedAt(
  item: Pick<ItemSchedule, 'window' | 'campaign'>,
  timeZone: string,
  instantMs: InstantMs,
): boolean {
  return isCampaignRunning(item, timeZone, instantMs) && isOffered(item.window, timeZone, instantMs);
}

/** Checks the days only. */
function isCampaignRunning(
  { campaign, window }: Pick<ItemSchedule, 'campaign' | 'window'>,
  timeZone: string,
  instantMs: InstantMs,
): boolean {
  return !campaign || isOnItsDays({ ...campaign, daily: window }, wallClockAt(instantMs, timeZone));
}

/** Whether a campaign's last day, with its hours past midnight, is over at an instant. */
function isOverBy({ campaign, window }: ItemSchedule, timeZone: string, instantMs: InstantMs): boolean {
  if (campaign?.endDate === undefined) return false;
  return instantMs >= instantOf(addDays(campaign.endDate, 1), minutesPastMidnight(window), timeZone);
}

/** The end of the days for which a time is looked for. */
function horizonOf(timeZone: string, nowMs: InstantMs): InstantMs {
  return instantOf(addDays(wallClockAt(nowMs, timeZone).date, SCHEDULE_HORIZON_DAYS), 0, timeZone);
}

function isOffered(window: DailyWindow | undefined, timeZone: string, instantMs: InstantMs): boolean {
  return !window || isInWindow(window.startMinute, window.endMinute, wallClockAt(instantMs, timeZone).minute);
}

/** The first instant at which the store is open and the item is offered. */
function nextOfferAt(
  window: DailyWindow | undefined,
  hours: WeeklyHours,
  nowMs: InstantMs,
): InstantMs | undefined {
  const { timeZone } = hours;
  const untilMs = horizonOf(timeZone, nowMs);
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
