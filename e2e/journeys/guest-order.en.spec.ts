import { goToCheckout, placeAsGuest, sayWhere, watchArrive } from '../support/journey.ts';
import { english as words } from '../support/journey-words.ts';
import { arriveAs, expect, test } from '../support/market.ts';

test.use({ drawsMaps: true, actionTimeout: 15_000, viewport: { width: 1440, height: 900 } });

test('[LOC-01] [CART-08] [CART-09] [CHK-01] [CHK-06] [CHK-09] from the landing page to the door, as a guest in English', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await arriveAs(page, { language: 'en' });
  await sayWhere(page, words);
  await page.getByRole('link', { name: 'La Isla' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'La Isla' })).toBeVisible();
  await page.getByRole('main').getByText('Mozzarella pizza').first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Medium 32 cm' }).check();
  await dialog.getByRole('radio', { name: 'Classic' }).check();
  await dialog.getByRole('checkbox', { name: /Green olives/ }).check();
  await dialog.getByRole('checkbox', { name: /Cola/ }).check();
  await dialog.getByRole('button', { name: words.addToCart }).click();
  await expect(page.getByText(words.added)).toBeVisible();
  await expect(dialog).toBeHidden();
  await goToCheckout(page, words);
  await expect(page.getByRole('main').getByText(/Medium 32 cm\s· Classic/)).toBeVisible();
  await placeAsGuest(page, words);
  await watchArrive(page, words, page.getByRole('img', { name: 'Courier', exact: true }));
});
