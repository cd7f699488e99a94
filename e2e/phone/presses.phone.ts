import { devices, type Page } from '@playwright/test';
import { arriveAs, centre, expect, test } from '../support/market.ts';
import { hydrated } from '../support/hydrated.ts';
import { middle } from './middle.ts';

const times = 7;
const slowdown = 4;

declare global {
  interface Window {
    /** How long each press took until it was painted, in milliseconds (Event Timing, in steps of 8). */
    pressesMs: number[];
  }
}

/** Notes how long presses take to be painted (Interaction to Next Paint). One below 16 ms is not reported. */
async function watchPresses(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.pressesMs = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        if (entry.interactionId) window.pressesMs.push(entry.duration);
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
}

/** The longest part of one press, after what it does is seen. */
async function measurePress(
  page: Page,
  press: () => Promise<void>,
  seen: () => Promise<void>,
): Promise<number> {
  await page.evaluate(() => window.pressesMs.splice(0));
  await press();
  await seen();
  // An entry comes after the paint it tells of.
  return page.evaluate(async () => {
    for (let frame = 0; frame < 4; frame += 1) await new Promise((next) => requestAnimationFrame(next));
    await new Promise((later) => setTimeout(later, 0));
    return Math.max(0, ...window.pressesMs);
  });
}

interface Press {
  readonly name: string;
  readonly press: (page: Page) => Promise<void>;
  readonly seen: (page: Page) => Promise<void>;
}

const cart = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Cart/ });
const tab = (page: Page) =>
  page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Pizza' });

const presses: readonly Press[] = [
  {
    name: 'add to cart',
    press: (page) => page.getByRole('button', { name: 'Add Chajá cake' }).tap(),
    seen: (page) => expect(page.getByText('Item added to cart')).toBeVisible(),
  },
  {
    name: 'open the cart',
    press: (page) => cart(page).tap(),
    seen: (page) => expect(page.getByRole('dialog', { name: 'Shopping Cart' })).toBeVisible(),
  },
  {
    name: 'switch a tab',
    press: (page) => tab(page).tap(),
    seen: (page) => expect(tab(page)).toHaveAttribute('aria-current', 'location'),
  },
];

test.use({ ...devices['Pixel 7'], locale: 'en-US', drawsMaps: true });

test('presses with a processor four times slower', async ({ page }) => {
  await watchPresses(page);
  await arriveAs(page, { language: 'en', location: centre });
  const session = await page.context().newCDPSession(page);
  process.stdout.write(`\nfrom a press to the next paint, ${slowdown} times slower, ${times} times each\n`);
  for (const { name, press, seen } of presses) {
    const tookMs: number[] = [];
    for (let time = 0; time < times; time += 1) {
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      await page.goto('/store/la-isla');
      await expect(cart(page)).toBeVisible();
      await hydrated(cart(page));
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      tookMs.push(
        await measurePress(
          page,
          () => press(page),
          () => seen(page),
        ),
      );
    }
    process.stdout.write(
      `${name.padEnd(16)} median ${middle(tookMs)} ms, longest ${Math.max(...tookMs)} ms\n`,
    );
  }
});
