import type { HoursProfile } from '../catalogue/index.ts';
import type { OpeningSpan } from '../city/index.ts';
import type { Dice } from './dice.ts';
import type { ChosenPlace } from './choosing/choose-places.ts';

const DAY_MINUTES = 1440;
const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6];
/** Fewer minutes per week are a mapping error rather than real opening hours. */
const LEAST_WEEKLY_MINUTES = 15 * 60;

/** Around the clock: one store per zone, so that something is always open. */
export const ALWAYS_OPEN: readonly OpeningSpan[] = WEEKDAYS.map((weekday) => ({
  weekday,
  opensMinute: 0,
  closesMinute: DAY_MINUTES,
}));

/** No shift for whole days, or if a day would begin before midnight. */
function shiftOf({ spans }: HoursProfile, wantedMinutes: number): number {
  const fits = spans.every(
    ({ fromMinute, untilMinute }) =>
      untilMinute - fromMinute < DAY_MINUTES && fromMinute + wantedMinutes >= 0,
  );
  return fits ? wantedMinutes : 0;
}

/**
 * A store's week: from the map if known, else from its kind's profile; with dice half an hour earlier or later, and
 * sometimes with a day off.
 */
export function buildHours(
  { place, source }: ChosenPlace,
  profile: HoursProfile,
  dice: Dice | undefined,
): readonly OpeningSpan[] {
  const mapped = place.openingHours ?? [];
  const minutes = mapped.reduce((sum, span) => sum + span.closesMinute - span.opensMinute, 0);
  if (minutes >= LEAST_WEEKLY_MINUTES) return mapped;
  const shift = shiftOf(profile, (dice?.whole(`hours-shift/${source}`, -1, 1) ?? 0) * 30);
  const takesDayOff = profile.daysOff.length > 0 && dice?.chance(`takes-day-off/${source}`, 0.35);
  const dayOff = takesDayOff ? dice?.pick(`day-off/${source}`, profile.daysOff) : undefined;
  return WEEKDAYS.filter((weekday) => weekday !== dayOff).flatMap((weekday) =>
    profile.spans.map(({ fromMinute, untilMinute }) => {
      const until = untilMinute <= fromMinute ? untilMinute + DAY_MINUTES : untilMinute;
      return { weekday, opensMinute: fromMinute + shift, closesMinute: until + shift };
    }),
  );
}
