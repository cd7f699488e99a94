import type { Page } from '@playwright/test';
import { freeVehicles } from './free-vehicles.ts';
import { arriveAs, centre, expect } from './market.ts';

const pickup = new URLSearchParams({
  pickup: `${centre.lat},${centre.lng}`,
  pickup_name: centre.text,
  trip_type: 'hourly',
  duration: '2',
});

const bicycle = 'alquiler-de-bicicletas-viento';

/** Not the bicycle, of which there are few. */
export const anotherVehicle = async (page: Page): Promise<string> =>
  (await freeVehicles(page)).find(({ slug }) => slug !== bicycle)?.slug ?? bicycle;

/** Books a bicycle, which has no plate, or another vehicle, from now on, as a guest; answers the trip's id. */
export async function bookNow(page: Page, slug = bicycle): Promise<string> {
  await arriveAs(page, { language: 'en', location: centre, module: 'rental' });
  await page.goto(`/rental/vehicle-details/${slug}?${pickup}`);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Add: / })
    .first()
    .click();
  await expect(page.getByText('The vehicle successfully added to your cart.')).toBeVisible();
  await page.goto('/rental/cart?view=trip-contact');
  const dialog = page.getByRole('dialog', { name: 'Contact person' });
  await dialog.getByLabel('Name').fill('Ana Pereira');
  await dialog.getByLabel('Phone').fill('099123456');
  await dialog.getByLabel('Email').fill('ana@example.com');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: /^Book for/ }).click();
  await expect(page).toHaveURL(/trip_id=/);
  return new URL(page.url()).searchParams.get('trip_id') ?? '';
}
