import type { Locator, Page } from '@playwright/test';
import { hydrated } from '../support/hydrated.ts';
import { arriveAs, centre, expect, test } from '../support/market.ts';

/** Presses something, looks at it, and moves away before letting go, so that nothing comes of it. */
async function whilePressed(page: Page, one: Locator, look: () => Promise<void>): Promise<void> {
  await one.hover();
  await page.mouse.down();
  await look();
  await page.mouse.move(0, 0);
  await page.mouse.up();
}

test('what is pressed shows it before anything comes of it: chips, round buttons, options and cards looked as if nobody had touched them', async ({
  page,
}) => {
  await arriveAs(page, { language: 'en', location: centre });
  await page.goto('/home');
  const main = page.getByRole('main');
  const chip = main.getByRole('button', { name: 'Open now' });
  await hydrated(chip);
  for (const one of [chip, page.getByRole('banner').getByRole('button', { name: 'Wishlist' })]) {
    await expect(one).toHaveCSS('opacity', '1');
    await whilePressed(page, one, () => expect(one).toHaveCSS('opacity', '0.7'));
    await expect(one).toHaveCSS('opacity', '1');
  }
  const card = main
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name: 'Montecristo' }) })
    .first();
  await whilePressed(page, card, () => expect(card).toHaveCSS('transform', /^matrix\(0\.99, /));
  await page.goto('/store/la-isla');
  const option = main.locator('label').filter({ hasText: 'Non-veg' });
  await whilePressed(page, option, () => expect(option).toHaveCSS('opacity', '0.7'));
});
