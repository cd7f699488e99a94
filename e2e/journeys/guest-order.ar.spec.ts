import { goToCheckout, placeAsGuest, sayWhere, watchArrive } from '../support/journey.ts';
import { arabic as words } from '../support/journey-words.ts';
import { arriveAs, expect, test } from '../support/market.ts';

test.use({ actionTimeout: 15_000, viewport: { width: 360, height: 780 }, hasTouch: true });

test('[LANG-01] [LANG-02] [CHK-01] [CHK-09] from the landing page to the door, as a guest in Arabic at 360 px', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await arriveAs(page, { language: 'ar' });
  await sayWhere(page, words);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.getByRole('link', { name: 'La Isla' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'La Isla' })).toBeVisible();
  await page.getByRole('button', { name: words.add }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('radio').first()).toBeVisible();
  for (const group of await dialog
    .getByRole('group')
    .filter({ has: page.getByRole('radio') })
    .all())
    await group.getByRole('radio').first().check();
  await dialog.getByRole('checkbox').first().check();
  await dialog.getByRole('button', { name: words.addToCart }).click();
  await expect(page.getByText(words.added)).toBeVisible();
  await expect(dialog).toBeHidden();
  await goToCheckout(page, words);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(360);
  await placeAsGuest(page, words);
  await watchArrive(page, words);
});
