/**
 * What visitors do, in English on a desktop and in Arabic on a phone's width, in the browser that WEBDRIVER_URL leads
 * to: run by `npm run browsers`, and by nothing else (decision 56).
 */
import { marketOpens } from '../support/market-address.ts';
import { openLine } from '../support/market-line.ts';
import startMarket from '../support/start-market.ts';
import { accountAndChat } from './account-and-chat.ts';
import type { Place } from './arriving.ts';
import { beginBidi } from './bidi-session.ts';
import { beginClassic } from './classic-session.ts';
import { orderAsGuest } from './guest-order.ts';
import { Hands } from './hands.ts';
import { readOffline } from './offline-reading.ts';
import { sendParcel } from './parcel.ts';
import { searchWithFilters } from './search-with-filters.ts';
import type { Session } from './session.ts';
import { bookTrip } from './trip.ts';
import { type Say, sayIn } from './words.ts';

interface Way {
  readonly go: (hands: Hands, say: Say, place: Place) => Promise<void>;
  /** Behind a line that is cut, of which the browser writes errors. */
  readonly isCut?: boolean;
}

const ways: Readonly<Record<string, Way>> = {
  order: { go: orderAsGuest },
  search: { go: searchWithFilters },
  trip: { go: bookTrip },
  parcel: { go: sendParcel },
  account: { go: accountAndChat },
  offline: { go: readOffline, isCut: true },
};

const visits = [
  { language: 'en', width: 1280, height: 900, direction: 'ltr' },
  { language: 'ar', width: 390, height: 844, direction: 'rtl' },
] as const;

// In the page, as an earlier visit leaves it there.
const setLanguage = `(language) => {
  localStorage.setItem('language-setting', language);
  document.cookie = 'language-setting=' + language + ';path=/';
}`;

const begin = (address: string): Promise<Session> =>
  address.startsWith('ws') ? beginBidi(address) : beginClassic(address.replace(/\/$/, ''));

type Visit = (typeof visits)[number];

/** What is wrong with the page that a way ends at. */
async function wrongWith({ ask }: Session, { direction }: Visit): Promise<string[]> {
  const [here, width, room] = await ask<[string, number, number]>(
    '() => [document.dir, document.documentElement.scrollWidth, innerWidth]',
  );
  return [
    ...(here === direction ? [] : [`The page is ${here}.`]),
    ...(width <= room ? [] : [`The page is ${width} px wide, of ${room}.`]),
  ];
}

/** One way in a browser of its own, which knows nothing of the one before; returns what went wrong. */
async function visit(
  session: Session,
  place: Place,
  one: Visit,
  { go, isCut = false }: Way,
): Promise<string[]> {
  const start = isCut ? place.line.url : place.market;
  const errors = () => (isCut ? [] : session.errors);
  try {
    await session.resize(one.width, one.height);
    await session.open(start);
    await session.ask(setLanguage, one.language);
    await session.open(start);
    await go(new Hands(session), sayIn(one.language), place);
    return [...errors(), ...(await wrongWith(session, one))];
  } catch (error) {
    return [...errors(), String(error)];
  } finally {
    place.line.down = false;
    await session.close();
  }
}

/** All ways in both languages, or those that are named; returns how many went wrong. */
async function goAll(address: string, place: Place, named: readonly string[]): Promise<number> {
  let wrong = 0;
  for (const one of visits)
    for (const [name, way] of Object.entries(ways)) {
      if (named.length > 0 && !named.includes(name)) continue;
      const session = await begin(address);
      const startMs = performance.now();
      const errors = await visit(session, place, one, way);
      const seconds = Math.round((performance.now() - startMs) / 1000);
      const end = errors.length === 0 ? `done in ${seconds} s` : errors.join('\n  ');
      console.log(`${session.browser}, ${one.language}, ${one.width} px, ${name}: ${end}`);
      wrong += Number(errors.length > 0);
    }
  return wrong;
}

async function run(address: string, named: readonly string[]): Promise<void> {
  // Known before a market is imported, which takes a minute.
  const answers = await begin(address).catch(({ message, cause }: Error) => {
    console.error(`No browser could be opened at ${address}: ${cause ?? message}`);
    process.exitCode = 1;
  });
  if (!answers) return;
  await answers.close();
  const stop = await startMarket();
  const market = await marketOpens();
  const { line, close } = await openLine(market);
  try {
    if ((await goAll(address, { market, line }, named)) > 0) process.exitCode = 1;
  } finally {
    await close();
    await stop();
  }
}

const address = process.env['WEBDRIVER_URL'];
if (address) await run(address, process.argv.slice(2));
else {
  console.error(
    'Say which browser: WEBDRIVER_URL=http://localhost:4444 for a WebDriver server (safaridriver, geckodriver, WebKitWebDriver), ws://localhost:9222/session for a browser that speaks WebDriver BiDi (docs/operating.md).',
  );
  process.exitCode = 1;
}
