import { awaitMarket, reachesMarket } from '../connection/await-market.ts';
import { fetchLaterTexts } from '../i18n/page-texts.ts';
import { whenIdle } from './when-idle.ts';

const pauseMs = 1000;
const mostAttempts = 3;

const pause = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, pauseMs));

// Style sheets that failed to load. One still loading must be left alone: the bundler waits for it.
const lostStyles = new Set<HTMLLinkElement>();
let isListening = false;

function noteLostStyles(): void {
  if (isListening) return;
  isListening = true;
  // Load errors do not bubble; they can be captured.
  addEventListener(
    'error',
    ({ target }) => {
      const link = target as HTMLLinkElement | null;
      if (link?.rel === 'stylesheet') lostStyles.add(link);
    },
    true,
  );
}

// The bundler requests a style sheet once: one that failed must be inserted again.
function fetchLostStyles(): void {
  for (const link of lostStyles) link.replaceWith(link.cloneNode());
  lostStyles.clear();
}

const ended = (link: HTMLLinkElement): Promise<unknown> =>
  new Promise((resolve) => {
    for (const ending of ['load', 'error']) link.addEventListener(ending, resolve, { once: true });
  });

// The bundler waits for the style sheets that it requests, but not for one that another part has just requested: what
// is rendered meanwhile would be unstyled. One that fails is not waited for.
function dressed(): Promise<unknown> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  const coming = links.filter((link) => !link.sheet && !lostStyles.has(link));
  return Promise.race([Promise.all(coming.map(ended)), pause()]);
}

function lost(): Promise<never> {
  dispatchEvent(new Event('code-lost'));
  return new Promise(() => undefined);
}

let coming: Promise<unknown> = Promise.resolve();

/**
 * Resolves once all code that has been asked for is there and nothing has asked for more until the page was idle: a slow
 * device takes a while to ask for what a press opens, and what has come may need more.
 */
export async function codeCame(): Promise<void> {
  const known = coming;
  await known;
  await new Promise<void>(whenIdle);
  if (known !== coming) await codeCame();
}

/**
 * Loads the code of what opens later, and its texts. Without a connection it waits for one, and while the market does
 * not answer for that; a failed request is repeated: a failure would replace the page behind what was to open. Code
 * that a market which answers does not have belongs to a build that is gone: the page stays, and is told (`code-lost`).
 */
export function fetchCode<Code>(load: () => Promise<Code>): Promise<Code> {
  if (typeof document === 'undefined') return load();
  noteLostStyles();
  const code = fetchPatiently(load, 1);
  coming = Promise.all([coming, code]);
  return code;
}

async function fetchPatiently<Code>(load: () => Promise<Code>, attempt: number): Promise<Code> {
  try {
    const [code] = await Promise.all([load(), fetchLaterTexts()]);
    await dressed();
    return code;
  } catch {
    const isSoon = navigator.onLine && attempt < mostAttempts;
    if (isSoon) await pause();
    else if (navigator.onLine && (await reachesMarket())) return lost();
    else await awaitMarket();
    fetchLostStyles();
    // After a wait the attempts are counted anew.
    return fetchPatiently(load, isSoon ? attempt + 1 : 1);
  }
}
