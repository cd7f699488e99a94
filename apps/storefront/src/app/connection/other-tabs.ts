import { changeConnection } from '../../lib/connection/connection.ts';
import { languageParameter } from '../../lib/i18n/languages.ts';
import { chooseTheme } from '../../lib/session/choose.ts';
import { mirroredNames } from '../../lib/session/stored-names.ts';
import { isBusy } from './busy-pages.ts';

// What the server draws a page with (decision 4), but for what is followed at once.
const followed: readonly string[] = ['theme', 'cart-list'];
const drawnWith = new Set<string | null>([...mirroredNames].filter((name) => !followed.includes(name)));

let isChosen = false;
// Whether something was typed or ticked on the page that is shown: a reload would lose what no draft keeps.
let isTouched = false;

/** Another page is shown: nothing was written on it yet. */
export function forgetTouch(): void {
  isTouched = false;
}

/** Nobody looks and nothing is lost: the page follows. Otherwise the shopper says when. */
function followLanguage(chosen: string | null): void {
  const { lang } = document.documentElement;
  // A page whose address names a language keeps it.
  const isOther =
    chosen !== null && chosen !== lang && !new URLSearchParams(location.search).has(languageParameter);
  const isIdle = document.hidden && !isTouched && !isBusy(location.pathname);
  if (isOther && isIdle && navigator.onLine) location.reload();
  else changeConnection({ otherLanguage: isOther });
}

/** Whether another tab has chosen what this page was not drawn with: what the server draws next is of that choice. */
export const isChosenElsewhere = (): boolean => isChosen;

/** Follows what other tabs choose, and loads a page anew that Back has brought as it was left. */
export function watchOtherTabs(): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (drawnWith.has(key)) isChosen = true;
    if (key === 'language-setting') followLanguage(newValue);
    if (key === 'theme' && (newValue === 'light' || newValue === 'dark')) chooseTheme(newValue);
  });
  addEventListener('input', () => {
    isTouched = true;
  });
  // It heard nothing meanwhile, of a sign-out neither, and what it had sent on its way out stands there as under way.
  addEventListener('pageshow', ({ persisted }) => {
    // Without a connection there is nothing newer.
    if (persisted && navigator.onLine) location.reload();
  });
}
