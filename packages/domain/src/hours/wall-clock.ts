import { DAY_MS, type LocalDate, dateOfDay, dayNumberOf, weekdayOfDay } from './local-date.ts';

/** Milliseconds since 1970-01-01T00:00Z. */
export type InstantMs = number;

/** Local time: the day, its weekday from 0 (Sunday) to 6, and whole minutes since midnight (0 to 1439). */
export type WallClock = { readonly date: LocalDate; readonly weekday: number; readonly minute: number };

const MINUTE_MS = 60_000;
/** UTC offsets change only at quarter hours (everywhere since 2016, IANA tz database): within a block they are constant. */
const BLOCK_MS = 15 * MINUTE_MS;
/** Cache size per time zone: more than half a year of blocks. */
const KEPT_BLOCKS = 20_000;

const formatters = new Map<string, Intl.DateTimeFormat>();
const offsets = new Map<string, Map<number, number>>();

/**
 * The local time of a time zone at an instant, in whole minutes.
 * @param timeZone IANA name, such as America/Montevideo
 * @throws RangeError for an unknown time zone
 */
export function wallClockAt(instantMs: InstantMs, timeZone: string): WallClock {
  const localMs = instantMs + offsetAt(instantMs, timeZone);
  const day = Math.floor(localMs / DAY_MS);
  return {
    date: dateOfDay(day),
    weekday: weekdayOfDay(day),
    minute: Math.floor((localMs - day * DAY_MS) / MINUTE_MS),
  };
}

/** The local day, as days since 1970-01-01. */
export function wallDayAt(instantMs: InstantMs, timeZone: string): number {
  return Math.floor((instantMs + offsetAt(instantMs, timeZone)) / DAY_MS);
}

/**
 * The first instant at which the local time is the given minute of the day or later. So a time that a clock change skips
 * is the moment of the change, and one that it repeats is its first occurrence.
 * @param minute minutes from midnight; 1440 and more are on the following days
 */
export function instantOf(date: LocalDate, minute: number, timeZone: string): InstantMs {
  return instantOfDay(dayNumberOf(date), minute, timeZone);
}

/** Like `instantOf`, with the day as days since 1970-01-01. */
export function instantOfDay(dayNumber: number, minute: number, timeZone: string): InstantMs {
  const localMs = dayNumber * DAY_MS + minute * MINUTE_MS;
  const before = offsetAt(localMs - DAY_MS, timeZone);
  const after = offsetAt(localMs + DAY_MS, timeZone);
  if (before === after) return localMs - before;
  const earlier = localMs - Math.max(before, after);
  const later = localMs - Math.min(before, after);
  if (offsetAt(earlier, timeZone) === localMs - earlier) return earlier;
  if (offsetAt(later, timeZone) === localMs - later) return later;
  return changeBetween(earlier, later, timeZone);
}

/** The later instant at which a clock change repeats the same local time; undefined if none does. */
export function repeatOf(firstMs: InstantMs, timeZone: string): InstantMs | undefined {
  const before = offsetAt(firstMs, timeZone);
  const after = offsetAt(firstMs + DAY_MS, timeZone);
  const secondMs = firstMs + before - after;
  return secondMs > firstMs && offsetAt(secondMs, timeZone) === after ? secondMs : undefined;
}

/** The moment in (fromMs, untilMs] at which the offset changes. */
function changeBetween(fromMs: InstantMs, untilMs: InstantMs, timeZone: string): InstantMs {
  const old = offsetAt(fromMs, timeZone);
  let low = Math.floor(fromMs / BLOCK_MS);
  let high = Math.ceil(untilMs / BLOCK_MS);
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetAt(middle * BLOCK_MS, timeZone) === old) low = middle;
    else high = middle;
  }
  return high * BLOCK_MS;
}

/** Local time minus UTC, in milliseconds. */
function offsetAt(instantMs: InstantMs, timeZone: string): number {
  const block = Math.floor(instantMs / BLOCK_MS);
  const blocks = blocksOf(timeZone);
  const kept = blocks.get(block);
  if (kept !== undefined) return kept;
  const asked = block * BLOCK_MS;
  const offset = readWall(asked, timeZone) - asked;
  if (blocks.size >= KEPT_BLOCKS) blocks.clear();
  blocks.set(block, offset);
  return offset;
}

function blocksOf(timeZone: string): Map<number, number> {
  const kept = offsets.get(timeZone);
  if (kept) return kept;
  formatter(timeZone); // Throws for a name nobody knows, before anything is kept for it.
  const made = new Map<number, number>();
  offsets.set(timeZone, made);
  return made;
}

/** The local time at an instant, encoded as if it were UTC. */
function readWall(instantMs: InstantMs, timeZone: string): number {
  const read: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const part of formatter(timeZone).formatToParts(instantMs)) read[part.type] = Number(part.value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = read;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/**
 * Whether the text is the name of a time zone, such as 'Asia/Almaty'. Offsets and abbreviations are not accepted:
 * PostgreSQL, which also computes opening hours, reads '+05:00' as five hours west, and 'IST' as Israel's.
 */
export function isTimeZone(name: string): boolean {
  if (name !== 'UTC' && !name.includes('/')) return false;
  try {
    return formatter(name) !== undefined;
  } catch {
    return false;
  }
}

/** Creating an Intl formatter takes about 50 µs, so one per time zone is cached. */
function formatter(timeZone: string): Intl.DateTimeFormat {
  const kept = formatters.get(timeZone);
  if (kept) return kept;
  const made = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formatters.set(timeZone, made);
  return made;
}
