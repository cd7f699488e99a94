import { expect, test } from 'vitest';
import type { MenuItemView, StoreView } from '../cards/wire.ts';
import { menuSections, readDiet, sectionShares } from './menu.ts';
import { weekOf } from './week.ts';

const timeZone = 'America/Montevideo';
// Saturday 2026-03-07, 01:30 in Montevideo.
const nightMs = Date.parse('2026-03-07T04:30:00Z');

test('the week begins on Monday, marks the day of the store’s clock and writes past midnight as the next day', () => {
  const week = weekOf(
    {
      time_zone: timeZone,
      days_off: [],
      opening_hours: [
        { weekday: 6, opens: '12:00', closes: '15:30' },
        { weekday: 6, opens: '19:00', closes: '26:00' },
        { weekday: 0, opens: '00:00', closes: '24:00' },
      ],
    },
    nightMs,
  );
  expect(week.map((day) => day.weekday)).toEqual([1, 2, 3, 4, 5, 6, 0]);
  expect(week[5]).toEqual({ weekday: 6, isToday: true, hours: ['12:00 – 15:30', '19:00 – 02:00'] });
  expect(week[6]?.hours).toEqual(['00:00 – 24:00']);
  expect(week[0]?.hours).toEqual([]);
});

test('a day off closes that day alone', () => {
  const opening_hours = [5, 6].map((weekday) => ({ weekday, opens: '12:00', closes: '23:00' }));
  const week = weekOf({ time_zone: timeZone, days_off: ['2026-03-07'], opening_hours }, nightMs);
  expect(week[4]?.hours).toEqual(['12:00 – 23:00']);
  expect(week[5]?.hours).toEqual([]);
});

test('the menu follows the store’s categories, and the veg switch leaves out what has nothing', () => {
  const categories: StoreView['categories'] = [
    { id: 'c2', name: 'Pizza', slug: 'pizza', item_count: 2 },
    { id: 'c1', name: 'Grill', slug: 'grill', item_count: 1 },
  ];
  const items = [
    { id: 'i1', category_id: 'c1', veg: false },
    { id: 'i2', category_id: 'c2', veg: true },
    { id: 'i3', category_id: 'c2', veg: false },
  ] as MenuItemView[];
  const shown = (diet: 'all' | 'veg' | 'non_veg') =>
    menuSections(categories, items, diet).map((section) => [section.slug, section.items.map(({ id }) => id)]);
  expect(shown('all')).toEqual([
    ['pizza', ['i2', 'i3']],
    ['grill', ['i1']],
  ]);
  expect(shown('veg')).toEqual([['pizza', ['i2']]]);
  expect(shown('non_veg')).toEqual([
    ['pizza', ['i3']],
    ['grill', ['i1']],
  ]);
  expect(readDiet('vegan')).toBe('all');
});

test('short sections of a menu stood in a row each, most of it empty', () => {
  expect(sectionShares([5, 2, 1, 1, 3])).toEqual([6, 6, 3, 3, 6]);
  expect(sectionShares([7, 1, 1, 1, 12])).toEqual([6, 2, 2, 2, 6]);
  expect(sectionShares([8, 1, 2, 1, 2, 9])).toEqual([6, 2, 4, 2, 4, 6]);
  expect(sectionShares([9, 1, 2, 2, 3])).toEqual([6, 2, 4, 6, 6]);
  expect(sectionShares([1, 4, 2])).toEqual([6, 6, 6]);
  expect(sectionShares([])).toEqual([]);
});
