import type { Page } from '@playwright/test';
import { freeVehicles } from './free-vehicles.ts';
import { arriveAs, centre } from './market.ts';
import { ana } from './ordering.ts';
import { wireIn } from './shopping.ts';

const bicycle = 'alquiler-de-bicicletas-viento';

/** Not the bicycle, of which there are few. */
export const anotherVehicle = async (page: Page): Promise<string> =>
  (await freeVehicles(page)).find(({ slug }) => slug !== bicycle)?.slug ?? bicycle;

/** One with an engine, whose check asks for its kilometres and its fuel. */
export const vehicleWithEngine = async (page: Page): Promise<string> =>
  (await freeVehicles(page)).find(({ fuel_type }) => fuel_type !== 'none')?.slug ?? '';

/**
 * Opens the page of a trip of two hours from now, with a bicycle, which has no plate, or another vehicle. Booked
 * through the API, by a guest or the token's customer. Returns the trip's id.
 */
export async function arriveAtTrip(page: Page, slug = bicycle, token?: string): Promise<string> {
  await arriveAs(page, { language: 'en', location: centre, module: 'rental' });
  const wire = await wireIn(page, 'rental', token);
  const asGuest = () => wire.post<{ guest_id: string }>('/auth/guest/request');
  const guest = token === undefined ? await asGuest() : null;
  const who = guest ? { guest_id: guest.guest_id } : {};
  const { id } = await wire.get<{ id: string }>(`/rental/vehicle/get-vehicle-details/${slug}`);
  const here = { location_name: centre.text, lat: centre.lat, lng: centre.lng };
  const asked = { pickup_location: here, rental_type: 'hourly', estimated_hours: 2 };
  await wire.post('/rental/user/cart/add-to-cart', { ...who, vehicle_id: id, quantity: 1, ...asked });
  const { bill } = await wire.post<{ bill: { trip_amount: number } }>('/rental/user/trip/quote', who);
  const { contact_person_name, contact_person_number, contact_person_email } = ana;
  const { trip_id } = await wire.post<{ trip_id: string }>('/rental/user/trip/trip-booking', {
    ...{ ...who, contact_person_name, contact_person_number, contact_person_email },
    ...{ payment_method: 'cash_on_delivery', trip_amount: bill.trip_amount },
  });
  if (guest) await page.addInitScript((kept) => localStorage.setItem('guest_id', kept), guest.guest_id);
  await page.goto(`/trip?trip_id=${trip_id}`);
  return trip_id;
}

/** A guest with some hours from now on of a vehicle in the cart, as from an earlier visit; returns the guest's id. */
export async function arriveWithTripCart(page: Page, vehicle_id: string, hours: number): Promise<string> {
  await arriveAs(page, { language: 'en', location: centre, module: 'rental' });
  const wire = await wireIn(page, 'rental');
  const { guest_id } = await wire.post<{ guest_id: string }>('/auth/guest/request');
  const pickup_location = { location_name: centre.text, lat: centre.lat, lng: centre.lng };
  const trip = { pickup_location, rental_type: 'hourly', estimated_hours: hours };
  await wire.post('/rental/user/cart/confirm', { guest_id, vehicle_id, quantity: 1, ...trip });
  await page.addInitScript((id) => localStorage.setItem('guest_id', id), guest_id);
  return guest_id;
}
