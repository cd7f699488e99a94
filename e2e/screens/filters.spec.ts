import type { Locator } from '@playwright/test';
import { arriveAs, centre, expect, test } from '../support/market.ts';

test('a list that is opened with a filter shows it on a phone: it stood out of sight, at the end of its row', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 760 });
  for (const language of ['en', 'ar'] as const) {
    await page.context().clearCookies();
    await arriveAs(page, { language, location: centre });
    const main = page.getByRole('main');
    await page.goto('/items/popular?max_price=600');
    await expect(main.getByRole('button', { pressed: true })).toBeInViewport({ ratio: 1 });
    await page.goto('/items/popular?min_rating=4');
    const rating = main.getByRole('combobox', { name: language === 'ar' ? 'التقييم' : 'Rating' });
    await expect(rating).toHaveValue('4');
    await expect(rating).toBeInViewport({ ratio: 1 });
  }
});

test('a trip whose change is asked for before the page’s script has come gets its form: what opened was empty', async ({
  page,
}) => {
  await arriveAs(page, { language: 'en', location: centre, module: 'rental' });
  await page.goto('/rental/vehicle-search?all_category=1');
  const bar = page.getByRole('main').locator('details');
  await bar.getByText('Change', { exact: true }).click();
  await expect(bar.getByRole('button', { name: /^Destination/ })).toBeVisible();
});

test('the form that changes a trip has the width of its page: half of it was empty', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await arriveAs(page, { language: 'en', location: centre, module: 'rental' });
  await page.goto('/rental/vehicle-search?all_category=1');
  const bar = page.getByRole('main').locator('details');
  await bar.getByText('Change', { exact: true }).click();
  const destination = await bar.getByRole('button', { name: /^Destination/ }).boundingBox();
  const whole = await bar.boundingBox();
  if (!whole || !destination) throw new Error('It is not drawn.');
  expect(whole.x + whole.width - destination.x - destination.width).toBeLessThan(24);
});

test('a list that is chosen to filter by looks as a chip that is on: it differed from one that is off by its words alone', async ({
  page,
}) => {
  await arriveAs(page, { language: 'en', location: centre });
  const main = page.getByRole('main');
  const lookOf = (place: Locator) =>
    place.evaluate((drawn) => {
      const { color, backgroundColor } = getComputedStyle(drawn);
      return `${color} on ${backgroundColor}`;
    });
  const label = main.locator('label', { has: page.getByRole('combobox', { name: 'Rating' }) });
  await page.goto('/items/popular');
  const off = await lookOf(label);
  await page.goto('/items/popular?min_rating=4&max_price=600');
  const on = await lookOf(label);
  expect(on).not.toBe(off);
  expect(on).toBe(await lookOf(main.getByRole('button', { pressed: true })));
});
