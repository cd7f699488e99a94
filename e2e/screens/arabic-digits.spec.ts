import { arriveAs, centre, expect, test } from '../support/market.ts';
import { hydrated } from '../support/hydrated.ts';

test('hours of a trip are typed in Arabic digits: their field took none', async ({ page }) => {
  await arriveAs(page, { language: 'en', location: centre, module: 'rental' });
  await page.goto('/home');
  const hours = page.getByLabel('Hours', { exact: true });
  await hydrated(hours);
  await hours.fill('');
  await hours.focus();
  await page.keyboard.insertText('٧');
  await expect(hours).toHaveValue('7');
});

test('a bound of prices is typed in Arabic digits: its field took none; one below nothing is none: a browser’s own bubble refused it', async ({
  page,
}) => {
  // Low enough to keep the list's end out of sight: it would load more, and say so in the address.
  await page.setViewportSize({ width: 360, height: 420 });
  await arriveAs(page, { language: 'en', location: centre, module: 'ecommerce' });
  await page.goto('/items/popular');
  const price = page.getByRole('main').getByRole('button', { name: 'Price', exact: true });
  await hydrated(price);
  await price.click();
  await page.getByRole('textbox', { name: 'From' }).fill('-5');
  const to = page.getByLabel('To', { exact: true });
  await to.focus();
  await page.keyboard.insertText('٩٠٠');
  await to.press('Enter');
  await expect(page).toHaveURL(/\/items\/popular\?max_price=900$/);
});
