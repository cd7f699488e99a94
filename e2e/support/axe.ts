import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';
import { expect } from './market.ts';

type Axe = typeof import('axe-core');

// The minified build: parsing the other takes a page a tenth of a second.
const source = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
// Without noHtml, axe serialises each element that it checks, a sixth of its time.
const script = `${source};axe.configure({ noHtml: true })`;

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** A rule that a page violates, and where. */
export interface Violation {
  readonly rule: string;
  readonly places: readonly string[];
}

/**
 * The violations on a page, or in the parts of it that a selector matches. Our pages have no frames, so one axe
 * covers all; it is injected on first use, and passing checks are not listed.
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
      // The map is a canvas; what it shows is also in the text beside it.
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

/** Waits until all animations and colour transitions on a page have ended. */
export async function movementsEnd(page: Page): Promise<void> {
  // A cancelled animation (of a removed skeleton) ends too; a spinner and what follows the scrolling never do.
  await page.evaluate(async () => {
    await Promise.allSettled(
      document
        .getAnimations()
        .filter(({ timeline }) => timeline === document.timeline)
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

/** Checks that the page has no axe violations and does not scroll sideways; on a failure the test still continues. */
export async function checkAccess(page: Page, what: string): Promise<void> {
  expect.soft(await findingsOf(page), what).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect.soft(overflow, `${what} scrolls sideways`).toBeLessThanOrEqual(0);
}
