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

test('Tab goes on behind a small window’s control, and closes it: it went to the top of the page, and the window stayed', async ({
  page,
}) => {
  await arriveAs(page, { language: 'en', location: centre });
  const main = page.getByRole('main');
  await page.goto('/items/popular');
  const price = main.getByRole('button', { name: 'Price', exact: true });
  const small = page.getByRole('dialog', { name: 'Price' });
  await price.press('Enter');
  await expect(small.getByLabel('From')).toBeFocused();
  await small.getByRole('button', { name: 'Apply' }).press('Tab');
  await expect(main.getByRole('combobox', { name: 'Rating' })).toBeFocused();
  await expect(small).toBeHidden();
  await expect(main.getByRole('combobox', { name: 'Rating' })).toBeFocused();
  await price.press('Enter');
  await small.getByLabel('From').press('Shift+Tab');
  await expect(small).toBeHidden();
  await expect(price).toBeFocused();
});

test('a list of vehicles, and the form that changes its trip', async ({ page }) => {
  await arriveAs(page, { language: 'fr', location: centre, module: 'rental' });
  await page.goto('/rental/vehicle-search?all_category=1');
  const bar = page.getByRole('main').locator('details');
  const boxOf = async (part: Locator) => {
    const box = await part.boundingBox();
    if (!box) throw new Error('It is not drawn.');
    return box;
  };
  const destination = bar.getByRole('button', { name: /^Destination/ });
  await test.step('a trip whose change is asked for before the page’s script has come gets its form: what opened was empty', async () => {
    await bar.getByText('Modifier', { exact: true }).click();
    await expect(destination).toBeVisible();
  });
  await test.step('nothing but its heart and its badges lies over a vehicle: the quick view covered its wheels', async () => {
    const card = page.getByRole('main').getByRole('article').first();
    const picture = await boxOf(card.locator('img'));
    const quick = await boxOf(card.getByRole('button', { name: /^Aperçu rapide/ }));
    expect(quick.y).toBeGreaterThanOrEqual(picture.y + picture.height);
  });
  await test.step('the form that changes a trip has the width of its page: half of it was empty', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const [field, whole] = [await boxOf(destination), await boxOf(bar)];
    expect(whole.x + whole.width - field.x - field.width).toBeLessThan(24);
  });
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
