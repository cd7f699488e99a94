import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ServerApi } from '../../../lib/api/server-client.ts';
import { tripAt } from './trip-at.ts';

const asked: string[] = [];
const api = {
  load: (id: string) => {
    asked.push(id);
    return Promise.resolve({ time_zone: 'America/Montevideo' });
  },
  visit: { location: 'Plaza', point: { lat: -34.9, lng: -56.2 } },
} as unknown as ServerApi;

const dateAt = async (date: string) =>
  (await tripAt(api, new URLSearchParams({ trip_type: 'hourly', duration: '4', date }))).selectedDate;

beforeEach(() => {
  asked.length = 0;
  vi.useFakeTimers({ now: Date.parse('2026-06-17T12:00:00Z') });
});
afterEach(() => vi.useRealTimers());

test('[RENT-12] a link to a search whose time is over shows Pickup Now, by the market’s clock', async () => {
  expect(await dateAt('2020-01-01 10:00:00')).toBeNull();
  expect(await dateAt('2026-06-17 09:00:00')).toBeNull();
  expect(await dateAt('2026-06-17 09:00:01')).toBe('2026-06-17 09:00:01');
});

test('a search without a time asks for no clock, and begins where the visitor stands', async () => {
  const trip = await tripAt(api, new URLSearchParams('trip_type=hourly&duration=4'));
  expect(trip.pickup_location).toEqual({ location_name: 'Plaza', lat: -34.9, lng: -56.2 });
  expect(asked).toEqual([]);
});
