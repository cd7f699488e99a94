import fc from 'fast-check';
import { readWeek } from '@promenade/domain/hours';
import { parseOpeningHours } from '@promenade/market/places';
import { expect, test } from 'vitest';
import { openingHoursText } from './opening-hours-text.ts';

const wallTime = fc
  .tuple(fc.nat(23), fc.nat(59))
  .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`);
const interval = fc.record({ weekday: fc.nat(6), opens: wallTime, closes: wallTime });

/** A week as entered in a store's form: nights that end on the next day, whole days, breaks. */
const week = fc
  .array(interval, { minLength: 1, maxLength: 6 })
  .map(readWeek)
  .filter((read) => read.ok)
  .map(({ week: days }) =>
    days.flatMap((day, weekday) =>
      day.map(({ openMinute, closeMinute }) => ({
        weekday,
        opensMinute: openMinute,
        closesMinute: closeMinute,
      })),
    ),
  );
const always = Array.from({ length: 7 }, (_, weekday) => ({ weekday, opensMinute: 0, closesMinute: 1440 }));

test('hours that are written are read as the same hours', () => {
  fc.assert(
    fc.property(fc.oneof(week, fc.constant(always)), (intervals) => {
      const text = openingHoursText({ opening_hours: JSON.stringify(intervals), days_off: [] });
      expect(parseOpeningHours(text)).toEqual(intervals);
    }),
  );
});
