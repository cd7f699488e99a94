import type { Locator, Page } from '@playwright/test';
import { lettered } from '../support/lettered.ts';
import { arriveAs, centre, expect, test } from '../support/market.ts';

const wide = { width: 1440, height: 900 };
const phone = { width: 360, height: 760 };
const main = (page: Page) => page.getByRole('main');

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

async function boxOf(part: Locator): Promise<Box> {
  const box = await part.boundingBox();
  if (!box) throw new Error('It is not drawn.');
  return box;
}

const endOf = ({ x, width }: Box): number => Math.round(x + width);

test('no page of a list leaves its last row short: five columns of twelve left two', async ({ page }) => {
  await arriveAs(page, { language: 'en', location: centre });
  await page.goto('/items/popular');
  const list = main(page)
    .getByRole('list')
    .filter({ has: page.getByRole('article') });
  const columns = () => list.evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length);
  for (const width of [360, 560, 768, 1024, 1180, 1366, 1440, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    expect(12 % (await columns()), `${width} px`).toBe(0);
  }
});
