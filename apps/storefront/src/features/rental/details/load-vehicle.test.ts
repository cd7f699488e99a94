import { expect, test } from 'vitest';
import type { ServerApi } from '../../../lib/api/server-client.ts';
import { loadVehicle } from './load-vehicle.ts';

const provider = { id: 'p1', name: 'Orange Bike', logo_full_url: '/logo.webp' };
const answers: Record<string, object> = {
  'vehicles.details': { id: 'v1', provider },
  'settings.config': { time_zone: 'America/Montevideo', rental_days_ahead: 365 },
  'vehicles.ofProvider': {
    vehicles: [
      { id: 'v1', provider },
      { id: 'v2', provider, name: 'Viento', description: 'Panniers.' },
    ],
  },
};

test('the calendar of a vehicle opens at the month of the trip, until one turns to another: it opened at this month', async () => {
  const day = new Date(Date.now() + 45 * 86_400_000).toISOString().slice(0, 10);
  const shown = async (address: string): Promise<string> => {
    const load = (id: string) => Promise.resolve(answers[id] ?? {});
    const api = { load, visit: { location: null, point: null } } as unknown as ServerApi;
    return (await loadVehicle(api, 'v1', new URLSearchParams(address))).month;
  };
  const date = `date=${day} 10:00:00`;
  const thisMonth = await shown('');
  expect(await shown(date)).toBe(day.slice(0, 7));
  expect(await shown(`${date}&month=${thisMonth}`)).toBe(thisMonth);
});

test('[RENT-19] other vehicles of a vehicle’s provider are counted for the trip that is searched, too', async () => {
  const asked = new Map<string, { query?: object }>();
  const api = {
    load: (id: string, input: { query?: object } = {}) => {
      asked.set(id, input);
      return Promise.resolve(answers[id] ?? {});
    },
    visit: { location: null, point: null },
  } as unknown as ServerApi;
  const search = new URLSearchParams('trip_type=day_wise&duration=2&date=2099-01-05 10:00:00');
  const window = { rental_type: 'day_wise', estimated_hours: 48, pickup_time: '2099-01-05 10:00:00' };
  const { others } = await loadVehicle(api, 'v1', search);
  expect(asked.get('vehicles.details')?.query).toEqual(window);
  expect(asked.get('vehicles.ofProvider')?.query).toMatchObject(window);
  // As their cards need them: the page carries them a second time.
  const [other] = others;
  expect(others).toHaveLength(1);
  expect(other).toMatchObject({ id: 'v2', name: 'Viento', provider: { id: 'p1', name: 'Orange Bike' } });
  expect(other).not.toHaveProperty('description');
  expect(other?.provider).not.toHaveProperty('logo_full_url');
});
