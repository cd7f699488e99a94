import type { Page, Route } from '@playwright/test';
import { arriveAs, expect, test } from '../support/market.ts';

// What the browser logs for a failed request.
test.use({ drawsMaps: true, provoked: /net::ERR_FAILED/ });

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Where we are' });

async function openMap(page: Page): Promise<void> {
  await arriveAs(page, { module: null });
  await page.goto('/about-us');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Show on the map' }).click();
  await expect(dialog(page)).toContainText('Montevideo, Uruguay');
}

test('[SYS-12] a map of which something does not come', async ({ page }) => {
  const lost = /maplibre-gl-worker/;
  const tiles = /\/tiles\//;
  const zoomIn = dialog(page).getByRole('button', { name: 'Zoom in' });
  let count = 0;
  const lose = async (route: Route): Promise<void> => {
    await route.abort();
    count += 1;
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
    await expect.poll(() => count).toBeGreaterThan(0);
    await zoomIn.click();
    await expect(dialog(page).getByRole('button', { name: 'Zoom out' })).toBeEnabled();
    await expect(dialog(page).getByRole('link', { name: /OpenStreetMap/ })).toBeVisible();
    await page.unroute(tiles);
    const tile = page.waitForResponse(tiles);
    await zoomIn.click();
    expect((await tile).ok()).toBe(true);
  });
});
