import { pickupText } from '@promenade/domain/rental';
import { expect, test } from 'vitest';
import type { ServerApi } from '../../../lib/api/server-client.ts';
import { loadResults } from './load-results.ts';

const timeZone = 'America/Montevideo';
const dayMs = 86_400_000;
const answers: Record<string, unknown> = {
  'settings.config': { time_zone: timeZone, rental_days_ahead: 30 },
  'vehicles.search': { vehicles: [], total_size: 7 },
  'vehicles.categories': [],
  'vehicles.brands': [],
};

/** What is found for a trip that begins so many days from now, and the calls that it took. */
async function found(daysAhead: number) {
  const asked: string[] = [];
  const api = {
    load: (id: string) => {
      asked.push(id);
      return Promise.resolve(answers[id]);
    },
    visit: { location: null, point: null },
  } as unknown as ServerApi;
  const date = pickupText(Date.now() + daysAhead * dayMs, timeZone);
  return { asked, ...(await loadResults(api, new URLSearchParams({ date }))) };
}

test('no vehicle is listed for a day that cannot be booked yet, and the latest one is told: they were listed, and refused once added', async () => {
  const far = await found(32);
  expect([far.total, far.vehicles]).toEqual([0, []]);
  expect(far.latestDay).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(far.asked).not.toContain('vehicles.search');
  const near = await found(29);
  expect([near.total, near.latestDay]).toEqual([7, null]);
});
