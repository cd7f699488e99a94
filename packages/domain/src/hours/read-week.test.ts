import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type WrittenInterval, readWeek } from './index.ts';

const at = (weekday: number, opens: string, closes: string): WrittenInterval => ({ weekday, opens, closes });

describe('[PART-01] written hours', () => {
  test.each([
    ['none', [], { code: 'hours_empty' }],
    ['no time', [at(1, '25:00', '26:00')], { code: 'hours_time', weekday: 1 }],
    ['words', [at(2, 'nine', '17:00')], { code: 'hours_time', weekday: 2 }],
    ['an opening at 24:00', [at(2, '24:00', '01:00')], { code: 'hours_time', weekday: 2 }],
    ['no weekday', [at(7, '09:00', '17:00')], { code: 'hours_time', weekday: 7 }],
    [
      'two at once',
      [at(3, '09:00', '13:00'), at(3, '12:30', '18:00')],
      { code: 'hours_overlap', weekday: 3 },
    ],
    [
      'a night over a morning',
      [at(4, '20:00', '03:00'), at(5, '02:00', '12:00')],
      { code: 'hours_overlap', weekday: 5 },
    ],
    [
      'Saturday’s night over Sunday',
      [at(6, '20:00', '10:00'), at(0, '09:00', '12:00')],
      { code: 'hours_overlap', weekday: 0 },
    ],
  ] as const)('%s', (_, written, fault) => expect(readWeek(written)).toEqual({ ok: false, fault }));

  test('a break at noon, past midnight, all day, and hours that meet', () => {
    const read = readWeek([
      at(1, '15:00', '19:00'),
      at(1, '09:00', '13:00'),
      at(5, '18:00', '02:00'),
      at(6, '02:00', '00:00'),
      at(3, '00:00', '00:00'),
    ]);
    expect(read).toMatchObject({ ok: true });
    const week = read.ok ? read.week : [];
    expect(week).toHaveLength(7);
    expect([week[1], week[5], week[6], week[3]]).toEqual([
      [
        { openMinute: 540, closeMinute: 780 },
        { openMinute: 900, closeMinute: 1140 },
      ],
      [{ openMinute: 1080, closeMinute: 1560 }],
      [{ openMinute: 120, closeMinute: 1440 }],
      [{ openMinute: 0, closeMinute: 1440 }],
    ]);
  });

  test('whatever is read never overlaps, and the order of writing does not matter', () => {
    const time = fc
      .integer({ min: 0, max: 47 })
      .map((half) => `${String(half >> 1).padStart(2, '0')}:${half % 2 ? '30' : '00'}`);
    const interval = fc.record({ weekday: fc.integer({ min: 0, max: 6 }), opens: time, closes: time });
    fc.assert(
      fc.property(fc.array(interval, { minLength: 1, maxLength: 6 }), (written) => {
        const read = readWeek(written);
        expect(readWeek(written.toReversed()).ok).toBe(read.ok);
        const minutes = (read.ok ? read.week : []).flatMap((day, weekday) =>
          day.flatMap(({ openMinute, closeMinute }) =>
            Array.from(
              { length: (closeMinute - openMinute) / 30 },
              (_, step) => (weekday * 1440 + openMinute + step * 30) % 10_080,
            ),
          ),
        );
        expect(new Set(minutes).size).toBe(minutes.length);
      }),
    );
  });
});
