import { describe, expect, test } from 'vitest';
import { intervalOf } from '../hours/index.ts';
import { isOfferedAt, itemAvailability, takesOrders } from './index.ts';

const timeZone = 'America/Montevideo';
const at = (time: string, day = '2024-06-07') => Date.parse(`${day}T${time}-03:00`);
const hours = { timeZone, week: Array.from({ length: 7 }, () => [intervalOf(600, 1320)]), daysOff: [] };
const never = { timeZone, week: Array.from({ length: 7 }, () => []), daysOff: [] };
const store = { active: true, hours, acceptsSchedule: false };

test.each([
  ['open', store, '12:00', true],
  ['closed for the night', store, '23:00', true],
  ['open, but switched off', { ...store, active: false }, '12:00', false],
  ['never open', { ...store, hours: never }, '12:00', false],
] as const)('a store that is %s takes orders, or not', (_how, one, time, expected) => {
  expect(takesOrders(one, at(time))).toBe(expected);
});

describe('an item is offered at an instant', () => {
  const lunch = { startMinute: 720, endMinute: 900 };
  const campaign = { startDate: '2024-06-07', endDate: '2024-06-08' } as const;
  test.each([
    ['at any time, if it has no days and hours', {}, at('03:00'), true],
    ['within its hours', { window: lunch }, at('12:00'), true],
    ['not outside its hours', { window: lunch }, at('15:00'), false],
    ['within its days and hours', { window: lunch, campaign }, at('14:59'), true],
    ['not on its days outside its hours', { window: lunch, campaign }, at('11:59'), false],
    ['not within its hours before its days', { window: lunch, campaign }, at('12:00', '2024-06-06'), false],
    ['not within its hours after its days', { window: lunch, campaign }, at('12:00', '2024-06-09'), false],
  ])('%s', (_when, item, instantMs, expected) => {
    expect(isOfferedAt(item, timeZone, instantMs)).toBe(expected);
  });
});

test('a campaign whose last day ends as the store opens is off sale: nothing of it can be had', () => {
  const fromMidnight = {
    timeZone,
    week: Array.from({ length: 7 }, (_, day) => (day === 6 ? [intervalOf(0, 1440)] : [])),
    daysOff: [],
  };
  const item = { active: true, campaign: { endDate: '2024-06-07' } } as const;
  const closed = { ...store, hours: fromMidnight };
  // It opens on Saturday the 8th at midnight, when the campaign has just ended.
  expect(itemAvailability(item, closed, at('12:00'))).toEqual({ state: 'off_sale' });
  expect(itemAvailability({ active: true }, closed, at('12:00'))).toEqual({
    state: 'store_closed',
    opensAtMs: at('00:00', '2024-06-08'),
  });
});

test('an item can be had at the first opening that meets its hours, or at the next one if it has none', () => {
  const twice = {
    timeZone,
    week: hours.week.map(() => [intervalOf(600, 720), intervalOf(1080, 1380)]),
    daysOff: [],
  };
  const scheduled = { active: true, hours: twice, acceptsSchedule: true };
  const evening = { active: true, window: { startMinute: 1140, endMinute: 1260 } };
  const expected = (time: string) => ({ state: 'scheduled', availableAtMs: at(time) });
  expect(itemAvailability(evening, scheduled, at('09:00'))).toEqual(expected('19:00'));
  expect(itemAvailability({ active: true }, scheduled, at('09:00'))).toEqual(expected('10:00'));
});

describe('an item of a campaign past midnight', () => {
  const item = {
    active: true,
    window: { startMinute: 1320, endMinute: 120 },
    campaign: { startDate: '2024-06-07', endDate: '2024-06-08' },
  } as const;
  const late = { ...store, hours: { ...hours, week: hours.week.map(() => [intervalOf(600, 180)]) } };

  test.each([
    ['is not on sale in the small hours of its first day: it was', '00:30', '2024-06-07', 'off_sale'],
    ['is not offered in the afternoon of it', '12:00', '2024-06-07', 'outside_window'],
    ['can be had from its evening on', '22:00', '2024-06-07', 'available'],
    ['can be had in the small hours of its last day', '00:30', '2024-06-08', 'available'],
    [
      'can be had in the small hours that follow its last day: it could not',
      '01:59',
      '2024-06-09',
      'available',
    ],
    ['is off sale once they are over', '02:00', '2024-06-09', 'off_sale'],
    ['is off sale in the evening that follows', '22:00', '2024-06-09', 'off_sale'],
  ] as const)('%s', (_how, time, day, state) => {
    expect(itemAvailability(item, late, at(time, day)).state).toBe(state);
    expect(isOfferedAt(item, timeZone, at(time, day))).toBe(state === 'available');
  });

  test('can be had when its store opens in the small hours that follow its last day, and not at their end', () => {
    const opensAt = (minute: number) => ({
      ...store,
      hours: { ...hours, week: hours.week.map((_, day) => (day === 0 ? [intervalOf(minute, 600)] : [])) },
    });
    const stateAt = (minute: number) =>
      itemAvailability(item, opensAt(minute), at('23:00', '2024-06-08')).state;
    expect([stateAt(119), stateAt(120)]).toEqual(['store_closed', 'off_sale']);
  });
});
