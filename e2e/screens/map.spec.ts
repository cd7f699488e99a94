import type { Page, Route } from '@playwright/test';
import { arriveAs, centre, expect, test } from '../support/market.ts';
import { ana, arriveWithCart } from '../support/ordering.ts';
import { wireIn } from '../support/shopping.ts';

// What the browser logs for a failed request.
test.use({ drawsMaps: true, provoked: /net::ERR_FAILED/ });

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Where we are' });

async function openMap(page: Page): Promise<void> {
  await arriveAs(page, { module: null });
  await page.goto('/about-us');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Show on the map' }).click();
  await expect(dialog(page)).toContainText('Montevideo, Uruguay');
}

test('[SYS-12] [LOC-04] a map of which something does not come', async ({ page }) => {
  const lost = /maplibre-gl-worker/;
  const tiles = /\/tiles\//;
  const zoomIn = dialog(page).getByRole('button', { name: 'Zoom in' });
  const zooms: string[] = [];
  const lose = async (route: Route): Promise<void> => {
    await route.abort();
    zooms.push(/\/tiles\/(\d+)\//.exec(route.request().url())?.[1] ?? '');
  };
  await test.step('a map whose code does not come whole says so instead of staying blank, and is there when tried again', async () => {
    await page.route(lost, (route) => route.abort());
    await openMap(page);
    await expect(dialog(page).getByRole('status')).toContainText('The map could not be loaded.');
    await page.unroute(lost);
    await page.route(tiles, lose);
    await dialog(page).getByRole('button', { name: 'Try again' }).click();
    await expect(zoomIn).toBeVisible();
  });
  await test.step('tiles that do not come leave their places empty: the map stands, and nothing is called an error', async () => {
    // Readings, map zoom: 10, which was 15.
    await expect.poll(() => zooms[0]).toBe('10');
    await zoomIn.click();
    await expect(dialog(page).getByRole('button', { name: 'Zoom out' })).toBeEnabled();
    await expect(dialog(page).getByRole('link', { name: /OpenStreetMap/ })).toBeVisible();
    await page.unroute(tiles);
    const tile = page.waitForResponse(tiles);
    await zoomIn.click();
    expect((await tile).ok()).toBe(true);
  });
});

test('[CHK-09] what a map shows at once is beside its buttons: on a phone the zoom covered the door that an order is brought to', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await arriveAs(page, { language: 'ar', location: centre });
  const { guestId: guest_id } = await arriveWithCart(page, 'la-isla-martin-fierro');
  const wire = await wireIn(page, 'food');
  // South-west of the store: on an Arabic page, in the corner of the buttons.
  const way = { guest_id, order_type: 'delivery', latitude: centre.lat, longitude: -56.1925 };
  const { bill } = await wire.post<{ bill: { order_amount: number } }>('/customer/order/quote', way);
  const { order_id } = await wire.post<{ order_id: string }>('/customer/order/place', {
    ...ana,
    ...way,
    payment_method: 'cash_on_delivery',
    order_amount: bill.order_amount,
  });
  await page.goto(`/orders/${order_id}`);
  const door = page.getByRole('img', { name: 'بابك' });
  const zoom = page.getByRole('button', { name: 'تكبير' });
  await expect(door).toBeVisible();
  const gap = async (): Promise<number> => {
    const [at, from] = [await door.boundingBox(), await zoom.boundingBox()];
    return (at?.x ?? 0) - ((from?.x ?? 0) + (from?.width ?? 0));
  };
  await expect.poll(gap).toBeGreaterThan(0);
});
