import { type BrowserContext, chromium } from '@playwright/test';
import { choosePort } from '@promenade/server/config/chosen-port.ts';
import { type Address, measuredAddresses } from '../crawl/addresses.ts';
import { enterModule } from '../crawl/looking.ts';
import { findWholeBrowser, startOf } from '../support/browser.ts';
import { arriveAs, centre, marketUrl, test } from '../support/market.ts';
import { arriveWithCart, arriveWithContact } from '../support/ordering.ts';
import { lookOnce, medianOf, type PhoneFigures } from './lighthouse.ts';
import { middle } from './middle.ts';
import { threadBlocking, traceLoad } from './thread-blocking.ts';

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

/** What was seen of a page: by Lighthouse, and of its main thread alone. */
interface Looks {
  readonly all: readonly PhoneFigures[];
  readonly threadMs: readonly number[];
}

function print({ path }: Address, { all, threadMs }: Looks): void {
  const { performance, accessibility, bestPractices, seo, largestPaintMs, blockingMs, shift } = medianOf(all);
  const scores = [performance, accessibility, bestPractices, seo].join(', ');
  const each = all.map((run) => run.performance).join(' ');
  process.stdout.write(
    `${path.slice(0, 60).padEnd(60)}  ${scores}  largest paint ${(largestPaintMs / 1000).toFixed(2)} s, ` +
      `blocking ${blockingMs.toFixed(0)} ms (${middle(threadMs).toFixed(0)} by the thread's own time), shift ${shift.toFixed(3)}  (performance of each run: ${each})\n`,
  );
}

/** What each look at a page says. A browser of its own: after some fifteen looks Lighthouse finds no navigation in its trace. */
async function lookAt(address: Address, folder: string): Promise<Looks> {
  const port = await choosePort({ port: 0, host: 'localhost' });
  const context = await openVisited(folder, port);
  const all: PhoneFigures[] = [];
  const threadMs: number[] = [];
  const url = `${marketUrl()}${address.path}`;
  for (let run = 0; run < runs; run += 1) {
    await enter(context, address);
    all.push(await lookOnce(url, port));
    await enter(context, address);
    threadMs.push(threadBlocking(await traceLoad(context, url)));
  }
  await context.close();
  return { all, threadMs };
}

test('pages on the phone profile of Lighthouse', async ({ page }, info) => {
  const addresses = await measuredAddresses(page);
  process.stdout.write('\nperformance, accessibility, best practices, SEO: medians\n');
  for (const [place, address] of addresses.entries())
    print(address, await lookAt(address, info.outputPath(`profile-${place}`)));
});
