import { chooseTheme } from '../../lib/session/choose.ts';
import { mirroredNames } from '../../lib/session/stored-names.ts';

// What the server draws a page with (decision 4), but for what is followed at once.
const followed: readonly string[] = ['theme', 'cart-list'];
const drawnWith = new Set<string | null>([...mirroredNames].filter((name) => !followed.includes(name)));

let isChosen = false;

/** Whether another tab has chosen what this page was not drawn with: what the server draws next is of that choice. */
export const isChosenElsewhere = (): boolean => isChosen;

/** Follows what other tabs choose, and loads a page anew that Back has brought as it was left. */
export function watchOtherTabs(): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (drawnWith.has(key)) isChosen = true;
    if (key === 'theme' && (newValue === 'light' || newValue === 'dark')) chooseTheme(newValue);
  });
  // It heard nothing meanwhile, of a sign-out neither, and what it had sent on its way out stands there as under way.
  addEventListener('pageshow', ({ persisted }) => {
    // Without a connection there is nothing newer.
    if (persisted && navigator.onLine) location.reload();
  });
}
