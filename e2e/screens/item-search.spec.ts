import { holdFetch } from '../support/hold-answer.ts';
import { arriveAs, centre, expect, test } from '../support/market.ts';

test.beforeEach(async ({ page }) => {
  await arriveAs(page, { language: 'en', location: centre, module: 'grocery' });
  await page.goto('/home');
});

test('[NAV-03] what the search offers is led through by keys', async ({ page }) => {
  const box = page.getByRole('combobox', { name: 'Search items and stores' });
  const lines = page.locator('[role=listbox]').getByRole('option');
  const active = page.locator('[role=option][aria-selected=true]');
  /** Types into the search and waits for what it offers. */
  const searchFor = async (text: string) => {
    await box.fill(text);
    await expect(lines.filter({ hasText: text }).first()).toBeVisible();
  };
  await test.step('Enter after the caret has moved searches for what is typed: it opened the line that the arrows had led to', async () => {
    await searchFor('coffee');
    await box.press('ArrowDown');
    await expect(active).toHaveCount(1);
    await box.press('Home');
    await expect(active).toHaveCount(0);
    await box.press('Enter');
    await expect(page).toHaveURL(/\/home\?.*q=coffee/);
    await expect(page.getByRole('heading', { name: 'Results for “coffee”' })).toBeVisible();
  });
  await test.step('the arrow keys lead through what the search offers and back to the box, and Enter opens the active line', async () => {
    await box.fill('');
    await searchFor('tea');
    await box.press('ArrowDown');
    await expect(active).toHaveText((await lines.first().textContent()) ?? '');
    await box.press('ArrowUp');
    await expect(active).toHaveCount(0);
    await box.press('ArrowDown');
    await box.press('Enter');
    await expect(page).not.toHaveURL(/q=coffee/);
    await expect(page).not.toHaveURL(/q=tea/);
  });
  await test.step('an answer that arrives after an arrow key leaves the active line what it was: another stood in its place, for Enter to open', async () => {
    await page.goto('/home');
    await searchFor('tea');
    /** Types another text, presses a key while its answer is held, and lets it arrive. */
    const pressBefore = async (text: string, key: string) => {
      const answer = await holdFetch(page, `**/items/item-or-store-search?*name=${text}*`);
      await box.fill(text);
      await box.press(key);
      await expect(active).toHaveCount(1);
      await answer();
      await expect(lines.filter({ hasText: text }).nth(1)).toBeVisible();
    };
    await pressBefore('milk', 'ArrowUp');
    await expect(active).toHaveText('Results for “milk”');
    await pressBefore('bread', 'ArrowDown');
    await expect(active).toHaveCount(0);
    await box.press('Enter');
    await expect(page).toHaveURL(/q=bread/);
  });
});
