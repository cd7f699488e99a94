import { pickupAtOf, scheduledPickup } from '@promenade/domain/rental';
import type { ServerApi } from '../../../lib/api/server-client.ts';
import { parseTrip, type TripSearch } from './trip-search.ts';

/** RENT-12: a time that is not later than now is Pickup Now. */
async function stillToCome(load: ServerApi['load'], text: string | null): Promise<string | null> {
  if (text === null) return null;
  const { time_zone: timeZone } = await load('settings.config');
  const nowMs = Date.now();
  const atMs = pickupAtOf(text, timeZone, nowMs) ?? null;
  return scheduledPickup(atMs, nowMs) === null ? null : text;
}

/** The trip of the address; without a pickup there, the visit's location is the pickup. */
export async function tripAt(
  { load, visit: { location, point } }: Pick<ServerApi, 'load' | 'visit'>,
  search: URLSearchParams,
): Promise<TripSearch> {
  const asked = parseTrip(search);
  const trip = { ...asked, selectedDate: await stillToCome(load, asked.selectedDate) };
  if (trip.pickup_location || !point) return trip;
  return { ...trip, pickup_location: { location_name: location ?? '', ...point } };
}
