import { hydrated } from '../support/hydrated.ts';
import { arriveAs, centre, expect, test } from '../support/market.ts';

test('a choice of a dish that receives the focus is above the bar with the total: on a low phone it was under it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 500 });
  await arriveAs(page, { language: 'en', location: centre });
  await page.goto('/store/la-isla?view=item:la-isla-muzzarella');
  const dialog = page.getByRole('dialog');
  await hydrated(dialog.getByRole('checkbox').last());
  await dialog.getByRole('radio').first().focus();
  const covered: string[] = [];
  let seen = 0;
  while (await dialog.locator('label :focus').isVisible()) {
    const { words, isFree } = await dialog.locator('label :focus').evaluate((choice) => {
      const { left, top, bottom } = choice.getBoundingClientRect();
      const label = choice.closest('label');
      const over = document.elementFromPoint(left + 10, (top + bottom) / 2);
      return { words: label?.textContent ?? '', isFree: label?.contains(over) };
    });
    if (!isFree) covered.push(words);
    seen += 1;
    await page.keyboard.press('Tab');
  }
  expect(seen).toBeGreaterThan(4);
  expect(covered).toEqual([]);
});
