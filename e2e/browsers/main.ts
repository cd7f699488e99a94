/**
 * A guest's order, in English on a desktop and in Arabic on a phone's width, in the browser that WEBDRIVER_URL leads
 * to: run by `npm run browsers`, and by nothing else (decision 56).
 */
import { marketOpens } from '../support/market-address.ts';
import { arabic, english } from '../support/journey-words.ts';
import startMarket from '../support/start-market.ts';
import { beginBidi } from './bidi-session.ts';
import { beginClassic } from './classic-session.ts';
import { orderAsGuest } from './guest-order.ts';
import { Hands } from './hands.ts';
import type { Session } from './session.ts';

const visits = [
  { language: 'en', words: english, width: 1280, height: 900, direction: 'ltr' },
  { language: 'ar', words: arabic, width: 390, height: 844, direction: 'rtl' },
] as const;

// In the page, as an earlier visit leaves it there.
const setLanguage = `(language) => {
  localStorage.setItem('language-setting', language);
  document.cookie = 'language-setting=' + language + ';path=/';
}`;

const begin = (address: string): Promise<Session> =>
  address.startsWith('ws') ? beginBidi(address) : beginClassic(address.replace(/\/$/, ''));

/** One visit in a browser of its own, which knows nothing of the one before; returns what went wrong. */
async function visit(address: string, market: string, one: (typeof visits)[number]): Promise<string[]> {
  const session = await begin(address);
  try {
    await session.resize(one.width, one.height);
    await session.open(market);
    await session.ask(setLanguage, one.language);
    await session.open(market);
    const order = await orderAsGuest(new Hands(session), one.words);
    const page = await session.ask<[string, number, number]>(
      '() => [document.dir, document.documentElement.scrollWidth, innerWidth]',
    );
    const [direction, width, room] = page;
    console.log(`${session.browser}, ${one.language}, ${room} px: ${order}`);
    return [
      ...session.errors,
      ...(direction === one.direction ? [] : [`The page is ${direction}.`]),
      ...(width <= room ? [] : [`The page is ${width} px wide, of ${room}.`]),
    ].map((error) => `${session.browser}, ${one.language}: ${error}`);
  } finally {
    await session.close();
  }
}

async function run(address: string): Promise<void> {
  // Known before a market is imported, which takes a minute.
  const answers = await begin(address).catch(({ message, cause }: Error) => {
    console.error(`No browser could be opened at ${address}: ${cause ?? message}`);
    process.exitCode = 1;
  });
  if (!answers) return;
  await answers.close();
  const stop = await startMarket();
  try {
    const market = await marketOpens();
    const wrong: string[] = [];
    for (const one of visits)
      wrong.push(...(await visit(address, market, one).catch((error: unknown) => [String(error)])));
    for (const error of wrong) console.error(error);
    if (wrong.length > 0) process.exitCode = 1;
  } finally {
    await stop();
  }
}

const address = process.env['WEBDRIVER_URL'];
if (address) await run(address);
else {
  console.error(
    'Say which browser: WEBDRIVER_URL=http://localhost:4444 for a WebDriver server (safaridriver, geckodriver, WebKitWebDriver), ws://localhost:9222/session for a browser that speaks WebDriver BiDi (docs/operating.md).',
  );
  process.exitCode = 1;
}
