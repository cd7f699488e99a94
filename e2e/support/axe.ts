import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';
import { expect } from './market.ts';

type Axe = typeof import('axe-core');

// The smaller of the two that it comes as: a page takes a tenth of a second to read the other.
const source = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
// It wrote down what stands in each element that it looked at, a sixth of a look.
const script = `${source};axe.configure({ noHtml: true })`;

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** A rule that a page breaks, and where. */
export interface Violation {
  readonly rule: string;
  readonly places: readonly string[];
}

/**
 * What axe finds on a page, or in the parts of it that a selector names. No page has a frame, so that its own axe sees
 * all of it; it is given one when it is first looked at, and does not list what passes.
 */
export async function violationsOn(
  page: Page,
  options: RunOptions = {},
  within?: string,
): Promise<Violation[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(script);
  const how: RunOptions = { ...options, resultTypes: ['violations'] };
  return await page.evaluate(
    async ([selector, asked]) => {
      // The map is a drawing; what it shows stands in words beside it.
      const part = selector === undefined ? { exclude: ['canvas'] } : { include: [selector] };
      const { violations } = await (window as unknown as { axe: Axe }).axe.run(part, asked);
      return violations.map(({ id, nodes }) => ({
        rule: id,
        places: nodes.map(({ target }) => target.join(' ')),
      }));
    },
    [within, how] as const,
  );
}

/** Waits until what moves on a page, or changes its colours, has ended. */
export async function movementsEnd(page: Page): Promise<void> {
  // One that is called off (a skeleton that gave way) ends too; a spinner never does.
  await page.evaluate(async () => {
    await Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
        .map(({ finished }) => finished),
    );
  });
}

async function findingsOf(page: Page): Promise<string[]> {
  await movementsEnd(page);
  const violations = await violationsOn(page, { runOnly: { type: 'tag', values: rules } });
  return violations.flatMap(({ rule, places }) => places.map((place) => `${rule}: ${place}`));
}

/** The page as it stands has no finding of axe and does not scroll sideways; goes on when it has. */
export async function checkAccess(page: Page, what: string): Promise<void> {
  expect.soft(await findingsOf(page), what).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect.soft(overflow, `${what} scrolls sideways`).toBeLessThanOrEqual(0);
}
