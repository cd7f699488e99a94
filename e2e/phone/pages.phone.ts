import { type BrowserContext, chromium } from '@playwright/test';
import { choosePort } from '@promenade/server/chosen-port.ts';
import { type Address, measuredAddresses } from '../crawl/addresses.ts';
import { enterModule } from '../crawl/looking.ts';
import { findWholeBrowser, startOf } from '../support/browser.ts';
import { arriveAs, centre, marketUrl, test } from '../support/market.ts';
import { arriveWithCart, arriveWithContact } from '../support/ordering.ts';
import { lookOnce, medianOf, type PhoneFigures } from './lighthouse.ts';

const runs = Number(process.env['RUNS'] ?? 3);

/** A browser that Lighthouse can look through, with what an earlier visit has left in it. */
async function openVisited(folder: string, port: number): Promise<BrowserContext> {
  const start = startOf(findWholeBrowser(), `--remote-debugging-port=${port}`);
  const context = await chromium.launchPersistentContext(folder, start);
  const [page] = context.pages();
  if (!page) throw new Error('The browser opened no page.');
  await arriveAs(page, { language: 'en', location: centre });
  await arriveWithContact(page);
  await arriveWithCart(page, 'la-isla-martin-fierro', 4);
  // What is stored of a visit is stored by a page of the market.
  await page.goto(`${marketUrl()}/favicon.svg`);
  return context;
}

async function enter(context: BrowserContext, { module }: Address): Promise<void> {
  const [page] = context.pages();
  if (!page) throw new Error('The browser has lost its page.');
  await enterModule(page, module);
  const session = await context.newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.detach();
}

function print({ path }: Address, all: readonly PhoneFigures[]): void {
  const { performance, accessibility, bestPractices, seo, largestPaintMs, blockingMs, shift } = medianOf(all);
  const scores = [performance, accessibility, bestPractices, seo].join(', ');
  const each = all.map((run) => run.performance).join(' ');
  process.stdout.write(
    `${path.slice(0, 60).padEnd(60)}  ${scores}  largest paint ${(largestPaintMs / 1000).toFixed(2)} s, ` +
      `blocking ${blockingMs.toFixed(0)} ms, shift ${shift.toFixed(3)}  (performance of each run: ${each})\n`,
  );
}

/** What each look at a page says. A browser of its own: after some fifteen looks Lighthouse finds no navigation in its trace. */
async function lookAt(address: Address, folder: string): Promise<PhoneFigures[]> {
  const port = await choosePort({ port: 0, host: 'localhost' });
  const context = await openVisited(folder, port);
  const looks: PhoneFigures[] = [];
  for (let run = 0; run < runs; run += 1) {
    await enter(context, address);
    looks.push(await lookOnce(`${marketUrl()}${address.path}`, port));
  }
  await context.close();
  return looks;
}

test('pages on the phone profile of Lighthouse', async ({ page }, info) => {
  const addresses = await measuredAddresses(page);
  process.stdout.write('\nperformance, accessibility, best practices, SEO: medians\n');
  for (const [place, address] of addresses.entries())
    print(address, await lookAt(address, info.outputPath(`profile-${place}`)));
});
