import type { Page } from '@playwright/test';
import { centre, marketUrl } from './market.ts';

/** A vehicle in a search's answer. */
export interface FreeVehicle {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly provider: { readonly id: string };
  readonly trip_day_wise: 0 | 1;
  readonly total_vehicle_count: number;
  readonly fuel_type: string;
}

/** Vehicles by the hour around the centre, most free units first: booking the first takes no other test's last one. */
export async function freeVehicles(page: Page): Promise<readonly FreeVehicle[]> {
  const query = new URLSearchParams({
    pickup_lat: String(centre.lat),
    pickup_lng: String(centre.lng),
    available: '1',
    rental_type: 'hourly',
    limit: '50',
  });
  const answer = await page.request.get(`${marketUrl()}/api/v1/rental/vehicle/search?${query}`);
  const { vehicles } = (await answer.json()) as { vehicles: FreeVehicle[] };
  return vehicles.toSorted((one, other) => other.total_vehicle_count - one.total_vehicle_count);
}
