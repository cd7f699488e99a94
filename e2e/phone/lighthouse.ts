import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { giveWay } from '../support/start-market.ts';
import { middle } from './middle.ts';

// Fetched when it is asked for: with what it needs it is a hundred packages that no test wants.
const lighthouse = 'lighthouse@12.8.2';

/** What Lighthouse says of a page on its phone profile. Scores go to 100, times are milliseconds. */
export interface PhoneFigures {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly largestPaintMs: number;
  readonly blockingMs: number;
  readonly shift: number;
}

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
}

async function reportOf(url: string, port: number, tries = 3): Promise<Report> {
  const options = [`--port=${port}`, '--output=json', '--quiet', '--disable-storage-reset'];
  const look = promisify(execFile)('npx', ['--yes', lighthouse, url, ...options], {
    maxBuffer: 64 * 1024 * 1024,
  });
  // It runs beside the phone, not on it.
  giveWay(look.child);
  try {
    return JSON.parse((await look).stdout) as Report;
  } catch (error) {
    // Now and then it finds no navigation in its own trace, and asks to be run again.
    if (tries > 1 && String(error).includes('NO_NAVSTART')) return reportOf(url, port, tries - 1);
    throw error;
  }
}

/** Looks at a page once, in the browser that listens at `port`: with its cookies and storage, without its kept files. */
export async function lookOnce(url: string, port: number): Promise<PhoneFigures> {
  const { categories, audits } = await reportOf(url, port);
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    largestPaintMs: value('largest-contentful-paint'),
    blockingMs: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
  };
}

/** The median of each figure. */
export function medianOf(runs: readonly PhoneFigures[]): PhoneFigures {
  const of = (name: keyof PhoneFigures) => middle(runs.map((run) => run[name]));
  return {
    performance: of('performance'),
    accessibility: of('accessibility'),
    bestPractices: of('bestPractices'),
    seo: of('seo'),
    largestPaintMs: of('largestPaintMs'),
    blockingMs: of('blockingMs'),
    shift: of('shift'),
  };
}
