import type { BrowserContext } from '@playwright/test';

// As Lighthouse's phone profile has it: a processor four times slower, on which a task blocks beyond its first 50 ms.
const slowdown = 4;
const longTaskMs = 50;

/** An event of Chromium's trace; `ts`, `dur` and `tdur` are microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** What the processor gave the thread meanwhile. */
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

const isTask = ({ name, ph }: TraceEvent): boolean => ph === 'X' && name === 'ThreadControllerImpl::RunTask';

/** The events of the page's main thread: of all that are called so the one that did most. */
function ofMainThread(events: readonly TraceEvent[]): TraceEvent[] {
  const threads = events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  const each = threads.map(({ pid, tid }) =>
    events.filter((event) => event.pid === pid && event.tid === tid),
  );
  return each.toSorted((one, other) => other.length - one.length)[0] ?? [];
}

/**
 * Total Blocking Time by the thread's own processor time instead of by the clock: on a machine that does other things
 * beside, the clock counts those too.
 * @returns milliseconds after the first contentful paint
 */
export function threadBlocking(events: readonly TraceEvent[]): number {
  const own = ofMainThread(events);
  const paintedAt = own.find(({ name }) => name === 'firstContentfulPaint')?.ts ?? 0;
  let blockingMs = 0;
  let endOfLast = paintedAt;
  for (const { ts, dur = 0, tdur = 0 } of own.filter(isTask).toSorted((one, other) => one.ts - other.ts)) {
    // A task within another one is counted with it.
    if (ts < endOfLast) continue;
    endOfLast = ts + dur;
    blockingMs += Math.max(0, (slowdown * tdur) / 1000 - longTaskMs);
  }
  return blockingMs;
}

/** Loads a page once in a browser's first tab, and answers what its main thread did meanwhile. */
export async function traceLoad(context: BrowserContext, url: string): Promise<TraceEvent[]> {
  const [page] = context.pages();
  if (!page) throw new Error('The browser has lost its page.');
  await page.goto('about:blank');
  const session = await context.newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'loading', 'devtools.timeline'] },
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  await session.detach();
  return events;
}
