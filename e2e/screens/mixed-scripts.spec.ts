import type { Locator, Page } from '@playwright/test';
import { lettered } from '../support/lettered.ts';
import { arriveAs, centre, expect, test } from '../support/market.ts';
import { arriveWithCart, placeOrder } from '../support/ordering.ts';

const place = { ...centre, text: 'Avenida General José Gervasio Artigas 1360, apartamento 1201' } as const;

/** Whether a text shows its first letter, even if it is cut off in a single line. */
async function showsItsBeginning(text: Locator): Promise<boolean> {
  return text.evaluate((element) => {
    const letter = document.createRange();
    letter.setStart(element.firstChild ?? element, 0);
    letter.setEnd(letter.startContainer, 1);
    let cut = element;
    while (cut.parentElement && getComputedStyle(cut).overflow !== 'hidden') cut = cut.parentElement;
    const [box, first] = [cut.getBoundingClientRect(), letter.getBoundingClientRect()];
    const isCut = getComputedStyle(cut).textOverflow !== 'ellipsis' || cut.scrollWidth > cut.clientWidth;
    return isCut && first.left >= box.left - 1 && first.right <= box.right + 1;
  });
}

/** The distance of a word from the left. */
async function leftOf(line: Locator, word: string): Promise<number> {
  return line.evaluate((element, wanted) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const at = node.textContent?.indexOf(wanted) ?? -1;
      if (at < 0) continue;
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + wanted.length);
      return range.getBoundingClientRect().left;
    }
    throw new Error(`No ${wanted} in ${element.textContent}`);
  }, word);
}

async function arriveOnPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 760 });
  await arriveAs(page, { language: 'ar', location: place, module: 'rental' });
}

test('a place in Latin letters on an Arabic page', async ({ page }) => {
  await arriveOnPhone(page);
  await page.goto('/home');
  const main = page.getByRole('main');
  await test.step('a place in Latin letters that is too long keeps its beginning on an Arabic page', async () => {
    const banner = page.getByRole('banner').getByText(place.text);
    for (const name of [banner, main.getByText(place.text).first()])
      await expect.poll(() => showsItsBeginning(name)).toBe(true);
  });
  await test.step('the lines of a place in Latin letters begin below their label on an Arabic page: they began at the other edge', async () => {
    await lettered(page);
    const edges = await main
      .getByRole('button')
      .getByText(place.text)
      .evaluate((element) => {
        const words = document.createRange();
        words.selectNodeContents(element);
        const label = element.previousElementSibling?.getBoundingClientRect().right ?? 0;
        const { bottom } = element.getBoundingClientRect();
        const shown = [...words.getClientRects()].filter((line) => line.top < bottom);
        return shown.map((line) => Math.round(label - line.right));
      });
    expect(edges).toEqual([0, 0]);
  });
});

test('a place that begins with a number is read from the left in the search of an Arabic page: “18 de Julio” stood there as “de Julio 18”', async ({
  page,
}) => {
  await arriveAs(page, { language: 'ar', location: centre });
  await page.goto('/home?view=location');
  const box = page.getByRole('dialog').getByRole('combobox');
  await box.fill('18 1460');
  const detail = page.getByRole('option').getByText('6 de Diciembre');
  expect(await leftOf(detail, '6')).toBeLessThan(await leftOf(detail, 'Diciembre'));
  await box.fill('18 de Julio');
  await expect(box).toHaveCSS('direction', 'ltr');
});

test('a line of an order reads “2 × name” from the right in Arabic', async ({ page }) => {
  await arriveAs(page, { language: 'ar', location: centre });
  const order = await placeOrder(page, await arriveWithCart(page, 'la-isla-martin-fierro'));
  await page.goto(`/orders/${order.id}`);
  const line = page.getByRole('listitem').filter({ hasText: '×' }).first();
  const [count, times] = [await leftOf(line, '2'), await leftOf(line, '×')];
  expect(times).toBeLessThan(count);
});
