import { expect, test } from '../support/market.ts';

test('[AUTH-08] what is chosen before the page’s script has come counts when it has', async ({ page }) => {
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/assets/entry.client-*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto('/forgot-password', { waitUntil: 'commit' });
  const byEmail = page.getByRole('radio', { name: 'Email' });
  await byEmail.check({ force: true });
  arrive();
  await expect(page.getByRole('main').getByRole('textbox', { name: 'Email' })).toBeVisible();
  await expect(byEmail).toBeChecked();
});
