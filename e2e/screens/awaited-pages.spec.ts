import { atRest } from '../support/at-rest.ts';
import { hydrated } from '../support/hydrated.ts';
import { arriveAs, centre, expect, test } from '../support/market.ts';

// What a browser logs without a connection, and of code that is not there.
test.use({ provoked: /ERR_|Failed to load resource|Failed to fetch/ });

test.describe('a page that is opened without a connection', () => {
  test.use({ isFirstVisit: true });

  test('[SYS-12] is waited for and comes by itself, and the page before it stays: there stood ‘Something went wrong’, or the browser’s own error', async ({
    page,
  }) => {
    await arriveAs(page, { language: 'en', location: centre });
    await page.goto('/home');
    const store = page.getByRole('main').getByRole('link', { name: 'La Isla' }).first();
    await hydrated(store);
    await atRest(page);
    await page.context().setOffline(true);
    await store.click();
    const band = page.getByRole('status').filter({ hasText: 'You are offline. The page you chose opens' });
    await expect(band).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: /^Near/ })).toBeVisible();
    await band.getByRole('button', { name: 'Try again' }).click();
    await expect(
      page.getByText('The connection is lost. Check it and try again.', { exact: true }),
    ).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: 'La Isla' })).toBeVisible();
    await expect(page).toHaveURL(/\/store\//);
    await expect(band).toBeHidden();
  });
});

test('a link that is pressed while another page is waited for is the one that opens', async ({ page }) => {
  await arriveAs(page, { language: 'en', location: centre });
  await page.goto('/home');
  const links = page.getByRole('main').getByRole('link');
  await hydrated(links.filter({ hasText: 'La Isla' }).first());
  await atRest(page);
  await page.context().setOffline(true);
  await links.filter({ hasText: 'La Isla' }).first().click();
  await expect(page.getByText(/The page you chose opens/)).toBeVisible();
  await links.filter({ hasText: 'La Granola' }).first().click();
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'La Granola' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/home$/);
});
