import { wallClockAt } from '@promenade/domain/hours';
import type { Language } from '../../../lib/i18n/languages.ts';

/** Formats the times of a trip by the wall clock of its market. */
export interface TripTimes {
  /** Date and time: `Sat, 21 Nov 2026, 18:30`. */
  readonly when: (at: string) => string;
  /** The time zone's name at that instant, if the visitor's own clock differs; null if they agree. */
  readonly zoneOf: (at: string) => string | null;
}

// Latin digits in every language, like prices and times everywhere (lib/format).
const digits = { numberingSystem: 'latn' } as const;

/** Whether two time zones have the same local time at an instant. */
export function isSameWall(atMs: number, zone: string, other: string): boolean {
  const [here, there] = [wallClockAt(atMs, zone), wallClockAt(atMs, other)];
  return here.date === there.date && here.minute === there.minute;
}

/** @param visitorZone undefined if unknown: on the server */
export function tripTimes(language: Language, zone: string, visitorZone: string | undefined): TripTimes {
  const when = new Intl.DateTimeFormat(language, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: zone,
    ...digits,
  });
  const named = new Intl.DateTimeFormat(language, { timeZone: zone, timeZoneName: 'long', ...digits });
  const nameOf = (at: Date): string =>
    named.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? zone;
  return {
    when: (at) => when.format(new Date(at)),
    zoneOf: (at) => {
      const date = new Date(at);
      const agrees = visitorZone === undefined || isSameWall(date.getTime(), zone, visitorZone);
      return agrees ? null : nameOf(date);
    },
  };
}
