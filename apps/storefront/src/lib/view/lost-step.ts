import type { ClientInstrumentation } from 'react-router';
import { tabStorage } from '../session/storage.ts';

const name = 'step';

/** The current address, within the market. */
export const here = (): string => location.pathname + location.search;

const forgetStep = (): void => tabStorage.write(name, null);

/** Records each navigation of the router from its start: the next page's code may fail to load at once. */
export const stepNotes: ClientInstrumentation = {
  router: ({ instrument }) =>
    instrument({
      navigate: async (take, { to }) => {
        const note = `${here()}\n${to}`;
        if (typeof to === 'string') tabStorage.write(name, note);
        await take();
        // Another navigation may have begun meanwhile.
        if (tabStorage.read(name) === note) forgetStep();
      },
    }),
};

/** The target of the recorded navigation, if it was started on this page and this page was reloaded. */
function lostStep(): string | null {
  const noted = tabStorage.read(name);
  forgetStep();
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (noted === null || load?.type !== 'reload') return null;
  const [from, to = null] = noted.split('\n');
  return from === here() ? to : null;
}

/**
 * Goes on to the target of a link whose page's code belongs to a version that is gone: the router has reloaded the
 * page with the link. Returns whether there was one. It waits for the load event: before it, this page would have no
 * entry in the history.
 */
export function takeLostStep(): boolean {
  const step = lostStep();
  if (step === null) return false;
  const go = (): void => location.assign(step);
  if (document.readyState === 'complete') go();
  else addEventListener('load', go);
  return true;
}

/** Reloads the page that a navigation has led to: nothing of it is lost. */
export function reloadHere(): void {
  forgetStep();
  location.reload();
}
