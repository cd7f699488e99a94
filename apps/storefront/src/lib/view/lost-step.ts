import { tabStorage } from '../session/storage.ts';

const name = 'step';

/** Notes where a step of the router leads that is on its way; null where none is. */
export const noteStep = (to: string | null): void => tabStorage.write(name, to);

/**
 * Goes where a link led whose page's code is of a version that is gone: the router has loaded the page anew that it was
 * pressed on. Answers whether there was one. It waits for the load: before it, this page would have no place in the history.
 */
export function takeLostStep(): boolean {
  const step = tabStorage.read(name);
  noteStep(null);
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (step === null || load?.type !== 'reload') return false;
  const go = (): void => location.assign(step);
  if (document.readyState === 'complete') go();
  else addEventListener('load', go);
  return true;
}
