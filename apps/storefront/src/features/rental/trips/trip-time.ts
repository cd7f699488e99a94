import { wallClockAt } from '@promenade/domain/hours';
import type { Language } from '../../../lib/i18n/languages.ts';

/** Formats the times of a trip by the wall clock of its market. */
export interface TripTimes {
  /** Date and time: `Sat, 21 Nov, 18:30`; with its year if that is another than the present one. */
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

interface TripClock {
  readonly zone: string;
  /** Undefined if unknown: on the server. */
  readonly visitorZone: string | undefined;
  readonly nowMs: number;
}

const yearOf = (atMs: number, zone: string): string => wallClockAt(atMs, zone).date.slice(0, 4);

/** The times of trips in a time zone, as of now. */
export function tripTimes(language: Language, { zone, visitorZone, nowMs }: TripClock): TripTimes {
  const near = {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: zone,
    ...digits,
  } as const;
  const when = new Intl.DateTimeFormat(language, near);
  const named = new Intl.DateTimeFormat(language, { timeZone: zone, timeZoneName: 'long', ...digits });
  const nameOf = (at: Date): string =>
    named.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? zone;
  return {
    when: (at) => {
      const date = new Date(at);
      const isNear = yearOf(date.getTime(), zone) === yearOf(nowMs, zone);
      const written = isNear ? when : new Intl.DateTimeFormat(language, { ...near, year: 'numeric' });
      return written.format(date);
    },
    zoneOf: (at) => {
      const date = new Date(at);
      const agrees = visitorZone === undefined || isSameWall(date.getTime(), zone, visitorZone);
      return agrees ? null : nameOf(date);
    },
  };
}
