import { awaitMarket, reachesMarket } from '../../lib/connection/await-market.ts';

const never = new Promise<never>(() => undefined);

/**
 * Requests the data of the page that a link leads to: the page that is shown stays until it comes, without a connection
 * until there is one. Another link ends the wait.
 */
async function fetchStep(url: URL, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (error) {
    if (init.signal?.aborted) throw error;
    // It alone was lost.
    if (await reachesMarket()) return fetch(url, init);
    await awaitMarket();
    return fetchStep(url, init);
  }
}

/**
 * After that page's code was lost: requests it again once the market answers. Code that a market which answers does
 * not have belongs to a build that is gone: the current one leads on (`takeLostStep`).
 */
async function fetchStepAgain<Code>(load: () => Promise<Code>): Promise<Code> {
  if (await reachesMarket()) {
    location.reload();
    return never;
  }
  await awaitMarket();
  return load();
}

declare global {
  interface Window {
    fetchStep?: typeof fetchStep;
    fetchStepAgain?: typeof fetchStepAgain;
  }
}

/** Has the router request pages in this way: it calls these by name (`build-steps/leave-out`). */
export function awaitSteps(): void {
  window.fetchStep = fetchStep;
  window.fetchStepAgain = fetchStepAgain;
}
