import type { Locator } from '@playwright/test';
import { atRest } from '../support/at-rest.ts';
import { hydrated } from '../support/hydrated.ts';
import { arriveAs, centre, expect, test } from '../support/market.ts';
import { arriveSignedIn } from '../support/ordering.ts';

/** Whether what has the focus is seen with its whole ring: nothing covers it, and no row cuts the ring off. */
const isSeen = (control: Locator): Promise<boolean> =>
  control.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const { outlineWidth, outlineOffset } = getComputedStyle(element);
    const ring = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
    let row = element.parentElement;
    while (row && getComputedStyle(row).overflowX === 'visible') row = row.parentElement;
    const edge = row?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth, innerHeight);
    const isWhole =
      left - ring >= edge.left &&
      right + ring <= edge.right &&
      top - ring >= edge.top &&
      bottom + ring <= edge.bottom;
    const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return isWhole && over !== null && (element.contains(over) || over.contains(element));
  });

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

test('the ring around a page of the profile is whole in its menu: its edges cut it off', async ({ page }) => {
  await arriveSignedIn(page);
  for (const width of [360, 1180]) {
    await page.setViewportSize({ width, height: 760 });
    await page.goto('/profile?page=wallet');
    const entries = page.getByRole('navigation', { name: 'Profile' }).getByRole('link');
    await expect(entries).toHaveCount(8);
    await atRest(page);
    for (const entry of await entries.all()) {
      await entry.focus();
      const words = `${await entry.textContent()} at ${width} px`;
      // A row may still be on its way to the page that is open.
      await expect.poll(() => isSeen(entry), words).toBe(true);
    }
  }
});

test('a tile that receives the focus at the edge of its row comes in whole: the rest of it stayed beyond the edge', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1180, height: 800 });
  await arriveAs(page, { language: 'en', location: centre });
  await page.goto('/home');
  const tiles = page.getByRole('region', { name: 'Categories' }).getByRole('link');
  await hydrated(tiles.first());
  await tiles.first().focus();
  const isCut = (tile: Locator) =>
    tile.evaluate(
      (one) => one.getBoundingClientRect().right > (one.closest('ul')?.getBoundingClientRect().right ?? 0),
    );
  for (const tile of (await tiles.all()).slice(1)) {
    const wasCut = await isCut(tile);
    await page.keyboard.press('Tab');
    await expect(tile).toBeFocused();
    if (!wasCut) continue;
    // What brings it in has come once the page is idle.
    const comesIn = async () => {
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Tab');
      return isSeen(tile);
    };
    await expect.poll(comesIn).toBe(true);
    return;
  }
  throw new Error('No tile was cut off.');
});

test('the end of a vehicle’s page, and a link there that receives the focus, are above the bar that books it: the last lines could not be read', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 760 });
  await arriveAs(page, { language: 'en', location: centre, module: 'rental' });
  await page.goto('/rental/vehicle-details/orange-bike-caja');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Shipping policy' });
  await page.keyboard.press('Tab');
  await link.focus();
  const bar = page.locator('section[data-shown]');
  await expect(bar).toBeVisible();
  const edge = async () => Math.round((await bar.boundingBox())?.y ?? 0);
  await expect.poll(() => isSeen(link)).toBe(true);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const last = page.getByRole('contentinfo').getByText('OpenStreetMap');
  const end = async () => {
    const { y, height } = (await last.boundingBox()) ?? { y: Number.NaN, height: 0 };
    return (await edge()) - (y + height);
  };
  await expect.poll(end).toBeGreaterThanOrEqual(0);
});

test('a window that its address opens has no ring before a key was pressed: one stood around what nobody had chosen', async ({
  page,
}) => {
  await arriveAs(page, { language: 'en', location: centre });
  for (const view of ['cart', 'map']) {
    await page.goto(`/about-us?view=${view}`);
    const focused = page.getByRole('dialog').locator(':focus');
    await expect(focused, view).toHaveCSS('outline-style', 'none');
    await page.keyboard.press('Tab');
    await expect(focused, view).toHaveCSS('outline-style', 'solid');
  }
});
