import { changeConnection } from '../../lib/connection/connection.ts';
import { languageParameter } from '../../lib/i18n/languages.ts';
import { chooseTheme } from '../../lib/session/choose.ts';
import { mirroredNames } from '../../lib/session/stored-names.ts';
import { whoIsHere } from '../../lib/session/who-is-here.ts';
import { isBusy } from './busy-pages.ts';

// The choices that the server renders a page with (decision 4), except those that are followed at once.
const followed: readonly string[] = ['theme', 'cart-list'];
const drawnWith = new Set<string | null>([...mirroredNames].filter((name) => !followed.includes(name)));

let isChosen = false;
// Whether something was typed or ticked on the current page: a reload would lose what no draft keeps.
let isTouched = false;

/** On a new page nothing has been typed yet. */
export function forgetTouch(): void {
  isTouched = false;
}

/** If nobody is looking and nothing would be lost, the page follows. Otherwise the shopper decides when. */
function followLanguage(chosen: string | null): void {
  const { lang } = document.documentElement;
  // A page whose address names a language keeps it.
  const isOther =
    chosen !== null && chosen !== lang && !new URLSearchParams(location.search).has(languageParameter);
  const isIdle = document.hidden && !isTouched && !isBusy(location.pathname);
  if (isOther && isIdle && navigator.onLine) location.reload();
  else changeConnection({ otherLanguage: isOther });
}

/**
 * Whether another tab has made a choice that this page was not rendered with: the server renders the next page with
 * that choice.
 */
export const isChosenElsewhere = (): boolean => isChosen;

/** Follows choices made in other tabs, and reloads a page that Back has restored from the back/forward cache. */
export function watchOtherTabs(): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (drawnWith.has(key)) isChosen = true;
    if (key === 'language-setting') followLanguage(newValue);
    if (key === 'theme' && (newValue === 'light' || newValue === 'dark')) chooseTheme(newValue);
  });
  addEventListener('input', () => {
    isTouched = true;
  });
  let who = whoIsHere();
  addEventListener('pagehide', () => {
    who = whoIsHere();
  });
  // It heard nothing in between, not even a sign-out, and requests that were in flight when it was left still appear
  // to be.
  addEventListener('pageshow', ({ persisted }) => {
    // Without a connection there is nothing newer, but somebody else may be here.
    if (persisted && (navigator.onLine || who !== whoIsHere())) location.reload();
  });
}
