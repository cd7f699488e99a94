import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './market.ts';

type RunOptions = Parameters<AxeBuilder['options']>[0];

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Axe on a page. No page has a frame of another site, so that findings need not be put together on a second one, and
 * what passes is not listed: both together take a sixth of the time.
 */
export function axeOf(page: Page, options: RunOptions = {}): AxeBuilder {
  return new AxeBuilder({ page }).options({ ...options, resultTypes: ['violations'] }).setLegacyMode();
}

async function findingsOf(page: Page): Promise<string[]> {
  // One that is called off (a skeleton that gave way) ends too; a spinner never does.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
        .map(({ finished }) => finished),
    ),
  );
  // The map is a drawing; what it shows stands in words beside it.
  const { violations } = await axeOf(page, { runOnly: { type: 'tag', values: rules } })
    .exclude('canvas')
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
}

/** The page as it stands has no finding of axe and does not scroll sideways; goes on when it has. */
export async function checkAccess(page: Page, what: string): Promise<void> {
  expect.soft(await findingsOf(page), what).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect.soft(overflow, `${what} scrolls sideways`).toBeLessThanOrEqual(0);
}
