import { fetchLaterTexts } from '../i18n/page-texts.ts';

const pauseMs = 1000;
const mostAttempts = 3;

const backOnline = (): Promise<unknown> =>
  new Promise((resolve) => addEventListener('online', resolve, { once: true }));

const pause = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, pauseMs));

// Style sheets that did not come. One that is still on its way must be left alone: the bundler waits for it.
const lostStyles = new Set<HTMLLinkElement>();
let isListening = false;

function noteLostStyles(): void {
  if (isListening) return;
  isListening = true;
  // Of what cannot be loaded the event does not bubble; on its way down it can be heard.
  addEventListener(
    'error',
    ({ target }) => {
      const link = target as HTMLLinkElement | null;
      if (link?.rel === 'stylesheet') lostStyles.add(link);
    },
    true,
  );
}

// The bundler asks for a style sheet once: one that did not come has to be put into the page anew.
function fetchLostStyles(): void {
  for (const link of lostStyles) link.replaceWith(link.cloneNode());
  lostStyles.clear();
}

const ended = (link: HTMLLinkElement): Promise<unknown> =>
  new Promise((resolve) => {
    for (const ending of ['load', 'error']) link.addEventListener(ending, resolve, { once: true });
  });

// The bundler waits for the style sheets that it asks for, not for one that another part has just asked for: what is
// drawn meanwhile would stand there undressed. One that does not come is not waited for.
function dressed(): Promise<unknown> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  const coming = links.filter((link) => !link.sheet && !lostStyles.has(link));
  return Promise.race([Promise.all(coming.map(ended)), pause()]);
}

function lost(): Promise<never> {
  dispatchEvent(new Event('code-lost'));
  return new Promise(() => undefined);
}

/**
 * Fetches the code of what opens later, and its texts. Without a connection it waits for one, and a request that was lost is made
 * again: a failure would take the page away that stands behind what was to open. Code that does not come at all is of a
 * build that is gone: the page stays, and is told (`code-lost`).
 */
export async function fetchCode<Code>(load: () => Promise<Code>, attempt = 1): Promise<Code> {
  if (typeof document === 'undefined') return load();
  noteLostStyles();
  try {
    const [code] = await Promise.all([load(), fetchLaterTexts()]);
    await dressed();
    return code;
  } catch {
    if (navigator.onLine && attempt >= mostAttempts) return lost();
    await (navigator.onLine ? pause() : backOnline());
    fetchLostStyles();
    return fetchCode(load, navigator.onLine ? attempt + 1 : attempt);
  }
}
