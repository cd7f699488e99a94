import type { Locator } from '@playwright/test';
import { enterModule } from '../crawl/looking.ts';
import { lettered } from '../support/lettered.ts';
import { arriveAs, centre, expect, marketUrl, test } from '../support/market.ts';
import { hydrated } from '../support/hydrated.ts';
import { arriveSignedIn, arriveWithCart, placeOrder, saveAddress } from '../support/ordering.ts';
import { languages, reword } from '../support/speak.ts';

/** Words of controls and headings that break across lines. */
const brokenWords = (part: Locator): Promise<string[]> =>
  part.evaluate((root) => {
    const broken: string[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const control = text.parentElement?.closest('button, a, label, th, h1, h2, h3');
      if (!control?.checkVisibility() || text.parentElement?.closest('.visually-hidden')) continue;
      for (const { 0: word, index } of text.textContent?.matchAll(/[\p{L}\d]+/gu) ?? []) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top / 6)));
        if (lines.size > 1) broken.push(word);
      }
    }
    return [...new Set(broken)];
  });

for (const { language, width } of [
  { language: 'nl', width: 360 },
  { language: 'fr', width: 320 },
] as const) {
  test(`no word of a control is broken on a phone of ${width} px: ${language}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 760 });
    await arriveAs(page, { language, location: centre, module: 'rental' });
    for (const address of ['/home', '/rental/vehicle-search?all_category=1']) {
      await page.goto(address);
      await expect(page.getByRole('article').first()).toBeVisible();
      await lettered(page);
      expect(await brokenWords(page.locator('body'))).toEqual([]);
    }
    await test.step('nor one of a category in a row: "Médicaments" lost its last letter to a second line', async () => {
      await enterModule(page, 'pharmacy');
      await page.goto('/home');
      const row = page.getByRole('region', { name: /^Cat[eé]gor/ });
      await expect(row.getByRole('listitem').first()).toBeVisible();
      await lettered(page);
      expect(await brokenWords(row)).toEqual([]);
    });
  });
}

test('where text is twice as large, names of categories, of goods and of what can be chosen keep their words whole: "Vegetarisch", "Bananenpudding" and "Afstand" stood in two lines', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 760 });
  await arriveAs(page, { language: 'nl', location: centre });
  const main = page.getByRole('main');
  const cards = main.getByRole('list').filter({ has: page.getByRole('article') });
  const brokenAt = async (address: string, part: Locator): Promise<string[]> => {
    await page.goto(address);
    await expect(part).toBeVisible();
    await lettered(page);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    return brokenWords(part);
  };
  expect(await brokenAt('/categories', main.getByRole('list').last())).toEqual([]);
  expect(await brokenAt('/items/popular', cards.first())).toEqual([]);
  await test.step('a dish of a menu has its picture above its words', async () => {
    // As wide as a phone is in letters of half as much again.
    await page.setViewportSize({ width: 250, height: 760 });
    await page.goto('/store/la-isla');
    const dish = page.getByRole('article').first();
    const [picture, name] = await Promise.all(
      [dish.locator('img'), dish.getByRole('heading')].map((part) => part.boundingBox()),
    );
    expect((picture?.y ?? 0) + (picture?.height ?? 0)).toBeLessThanOrEqual(name?.y ?? 0);
    await page.setViewportSize({ width: 360, height: 760 });
  });
  await enterModule(page, 'rental');
  expect(await brokenAt('/home', main.getByRole('radiogroup').first())).toEqual([]);
  await test.step('the days of a vehicle’s week keep apart, in French: "mar." ran into "mer."', async () => {
    const day = main.getByRole('columnheader').nth(1);
    await brokenAt('/rental/vehicle-details/alquiler-de-bicicletas-viento', day);
    await reword(day, 'mar.');
    const room = () =>
      day.evaluate((cell) => {
        const words = document.createRange();
        words.selectNodeContents(cell);
        return cell.getBoundingClientRect().width - words.getBoundingClientRect().width;
      });
    await expect.poll(room).toBeGreaterThanOrEqual(0);
  });
});

/** Whether a link takes the touches so many pixels above and below its middle. */
const takesFrom = (link: Locator, awayPx: number) =>
  link.evaluate((one, away) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const [across, middle] = [(left + right) / 2, (top + bottom) / 2];
    return [middle - away, middle + away].map((y) => one.contains(document.elementFromPoint(across, y)));
  }, awayPx);

test.describe('a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 760 } });

  test('chips, lists and small buttons take 44 px, and what was touched looks as before', async ({
    page,
  }) => {
    await arriveAs(page, { language: 'en', location: centre });
    await page.goto('/home');
    const main = page.getByRole('main');
    await test.step('what was touched looks as before once the finger has gone: it stayed as if a mouse were over it', async () => {
      const chip = main.getByRole('button', { name: 'Free delivery' });
      await hydrated(chip);
      const ground = () => chip.evaluate((button) => getComputedStyle(button).backgroundColor);
      const before = await ground();
      // A phone treats the last touched point as the mouse's position.
      await chip.hover();
      await expect.poll(() => chip.evaluate((button) => button.matches(':hover'))).toBe(true);
      expect(await ground()).toBe(before);
    });
    await test.step('chips, lists and small buttons take 44 px', async () => {
      const all = main.getByRole('link', { name: 'View all' }).first();
      await all.scrollIntoViewIfNeeded();
      // Content that loads above it moves it.
      await expect.poll(() => takesFrom(all, 21)).toEqual([true, true]);
      const chip = main.getByRole('button', { name: 'Open now' });
      await expect(chip).toBeVisible();
      expect((await chip.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    });
    await test.step('what a review is about takes 40 px of a finger: its line is 24 px high', async () => {
      await page.goto('/store/la-isla?view=reviews:la-isla');
      const item = page.getByRole('dialog').getByRole('listitem').getByRole('link').first();
      await item.scrollIntoViewIfNeeded();
      await expect.poll(() => takesFrom(item, 19)).toEqual([true, true]);
    });
  });
});

test('a saved address of one long word leaves the window of the location as wide as it is: the search and its buttons went beyond its edge', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 760 });
  await arriveAs(page, { language: 'en', location: centre });
  const token = await arriveSignedIn(page);
  const text = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogochstrasse 12';
  await saveAddress(page, token, { ...centre, text });
  await page.goto('/help-and-support');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /location/i })
    .click();
  const panel = page.getByRole('dialog');
  await expect(panel.getByText(text)).toBeVisible();
  expect(await panel.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test('the menu of the profile tells that it goes on, on a phone in four languages: a third entry began in sight in English alone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 760 });
  await arriveAs(page, { location: centre });
  await arriveSignedIn(page);
  for (const language of languages)
    await test.step(language, async () => {
      const value = language;
      await page.context().addCookies([{ name: 'language-setting', value, url: marketUrl() }]);
      await page.goto('/profile?page=profile-settings');
      const menu = page.getByRole('main').getByRole('navigation').first();
      const entries = menu.getByRole('link');
      await expect(entries).toHaveCount(8);
      await lettered(page);
      const third = entries.nth(2);
      await expect(third).toBeInViewport();
      await expect(third).not.toBeInViewport({ ratio: 1 });
    });
});

test('where the facts of an order wrap, no dot hangs at a line’s end: its number’s did, on a phone in French', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await arriveAs(page, { language: 'fr', location: centre });
  const order = await placeOrder(page, await arriveWithCart(page, 'la-isla-martin-fierro'));
  await page.goto(`/orders/${order.id}`);
  const about = page.getByRole('main').getByText(/^Commande \d+ *Passée/);
  await expect(about).not.toContainText('·');
  await expect(about).toHaveCSS('overflow-x', 'clip');
  const [line, first, second] = await Promise.all(
    [about, about.locator('span').first(), about.locator('span').last()].map((part) => part.boundingBox()),
  );
  // Each has its dot before it: outside, where it is the first of its line.
  expect(second?.y).toBeGreaterThan(first?.y ?? 0);
  expect(second?.x).toBe(first?.x);
  expect(first?.x).toBeLessThan(line?.x ?? 0);
});
