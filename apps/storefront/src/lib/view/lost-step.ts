import type { ClientInstrumentation } from 'react-router';
import { tabStorage } from '../session/storage.ts';

const name = 'step';

/** The address that stands there, within the market. */
export const here = (): string => location.pathname + location.search;

const forgetStep = (): void => tabStorage.write(name, null);

/** Notes each step of the router from its very beginning: the next page's code may be refused at once. */
export const stepNotes: ClientInstrumentation = {
  router: ({ instrument }) =>
    instrument({
      navigate: async (take, { to }) => {
        const note = `${here()}\n${to}`;
        if (typeof to === 'string') tabStorage.write(name, note);
        await take();
        // Another step may have begun meanwhile.
        if (tabStorage.read(name) === note) forgetStep();
      },
    }),
};

/** Where the noted step leads, as far as it was taken on this page and this page was loaded anew. */
function lostStep(): string | null {
  const noted = tabStorage.read(name);
  forgetStep();
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (noted === null || load?.type !== 'reload') return null;
  const [from, to = null] = noted.split('\n');
  return from === here() ? to : null;
}

/**
 * Goes where a link led whose page's code is of a version that is gone: the router has loaded the page anew that it was
 * pressed on. Answers whether there was one. It waits for the load: before it, this page would have no place in the history.
 */
export function takeLostStep(): boolean {
  const step = lostStep();
  if (step === null) return false;
  const go = (): void => location.assign(step);
  if (document.readyState === 'complete') go();
  else addEventListener('load', go);
  return true;
}

/** Loads the page anew that a step has led to: nothing of it is lost. */
export function reloadHere(): void {
  forgetStep();
  location.reload();
}
