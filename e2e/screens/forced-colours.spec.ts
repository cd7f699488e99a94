import type { Locator } from '@playwright/test';
import { arriveAs, centre, expect, test } from '../support/market.ts';

/** The fill of what is drawn in place of a choice's hidden input. */
const fillOf = (choice: Locator): Promise<string> =>
  choice.evaluate((input) => getComputedStyle(input.nextElementSibling ?? input).backgroundColor);

const edgeOf = (box: Locator): Promise<number> =>
  box.evaluate((element) => {
    const { borderTopWidth, borderTopStyle } = getComputedStyle(element);
    return borderTopStyle === 'none' ? 0 : Number.parseFloat(borderTopWidth);
  });

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await arriveAs(page, { language: 'en', location: centre });
});

test('a chosen mark is told from the others in the colours of a contrast theme', async ({ page }) => {
  await page.goto('/store/la-isla?view=item:la-isla-muzzarella');
  const dialog = page.getByRole('dialog');
  const [chosen, other] = [
    dialog.getByRole('radio', { name: 'Medium 32 cm' }),
    dialog.getByRole('radio', { name: 'Small 25 cm' }),
  ];
  await chosen.check();
  const extra = dialog.getByRole('checkbox', { name: /Green olives/ });
  const empty = await fillOf(extra);
  await extra.check();
  await expect.poll(() => fillOf(chosen)).not.toBe(await fillOf(other));
  await expect.poll(() => fillOf(extra)).not.toBe(empty);
});

test('a chosen card is told by its own edge in the colours of a contrast theme: that of its words or picture was marked', async ({
  page,
}) => {
  const marks = (choice: Locator) =>
    choice.evaluate((input) =>
      [input.closest('label'), input.nextElementSibling].map(
        (part) => part && getComputedStyle(part).outlineStyle,
      ),
    );
  await page.goto('/deliveryman-registration');
  await expect.poll(() => marks(page.getByRole('radio', { name: 'Bicycle' }))).toEqual(['solid', 'none']);
  await page.goto('/parcel/send');
  const kind = page.getByRole('radio', { name: /Gift/ });
  await kind.check();
  await expect.poll(() => marks(kind)).toEqual(['solid', 'none']);
});

test('what lies over a page has an edge in the colours of a contrast theme', async ({ page }) => {
  await page.goto('/home?view=sign-in');
  expect(await edgeOf(page.getByRole('dialog'))).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  const box = page.getByRole('combobox').first();
  await box.fill('piz');
  const list = page.getByRole('listbox').locator('xpath=..');
  await expect(list).toBeVisible();
  expect(await edgeOf(list)).toBeGreaterThan(0);
  expect(await edgeOf(page.getByRole('button', { name: 'Subscribe' }))).toBeGreaterThan(0);
});

test('what is drawn by a ground alone is seen in the colours of a contrast theme: the plus on cards, bars of stars', async ({
  page,
}) => {
  await page.goto('/store/sin-pretensiones');
  const add = page.getByRole('main').getByRole('article').first().getByRole('button', { name: /add/i });
  const [ground, plus] = await add.evaluate((button) =>
    [undefined, '::before'].map((part) => getComputedStyle(button, part).backgroundColor),
  );
  expect(plus).not.toBe(ground);
  await page
    .getByRole('main')
    .getByRole('button', { name: /Reviews/ })
    .click();
  expect(await edgeOf(page.getByRole('progressbar').first())).toBeGreaterThan(0);
});
