const pauseMs = 1000;
const mostAttempts = 3;

const backOnline = (): Promise<unknown> =>
  new Promise((resolve) => addEventListener('online', resolve, { once: true }));

const pause = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, pauseMs));

// Of a sheet that did not come there is nothing to read: none at all, or one that refuses.
function hasCome({ sheet }: HTMLLinkElement): boolean {
  try {
    return (sheet?.cssRules ?? null) !== null;
  } catch {
    return false;
  }
}

// The bundler asks for a style sheet once: one that did not come has to be put into the page anew.
function fetchLostStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
    if (!hasCome(link)) link.replaceWith(link.cloneNode());
}

/**
 * Fetches the code of what opens later. Without a connection it waits for one, and a request that was lost is made
 * again: a failure would take the page away that stands behind what was to open.
 */
export async function fetchCode<Code>(load: () => Promise<Code>, attempt = 1): Promise<Code> {
  try {
    return await load();
  } catch (error) {
    if (navigator.onLine && attempt >= mostAttempts) throw error;
    await (navigator.onLine ? pause() : backOnline());
    fetchLostStyles();
    return fetchCode(load, navigator.onLine ? attempt + 1 : attempt);
  }
}
