import { directionOf, type Language } from '../i18n/languages.ts';
import { readStored, writeStored } from './browser-store.ts';
import type { ChosenModule, Point, Theme } from './visit.ts';

/**
 * Waits until the cookies are set: Chromium returns before, and may ask for the page that is loaded next without them.
 * Reading waits for it.
 */
const awaitCookies = (): string => document.cookie;

/** Stores a language and its text direction; the page must be reloaded afterwards (LANG-03). */
export function chooseLanguage(language: Language): void {
  writeStored('language-setting', language);
  writeStored('settings', JSON.stringify({ direction: directionOf(language) }));
  awaitCookies();
}

/** Stores a theme and applies it at once (LANG-04). */
export function chooseTheme(theme: Theme): void {
  // First, because listeners of the stored value read it from here.
  document.documentElement.dataset['theme'] = theme;
  writeStored('theme', theme);
}

/** Stores a delivery location: its text, coordinates and zones (LOC-03). */
export function chooseLocation(text: string, point: Point, zoneIds: readonly string[]): void {
  writeStored('location', text);
  writeStored('currentLatLng', JSON.stringify({ lat: point.lat, lng: point.lng }));
  writeStored('zoneid', JSON.stringify(zoneIds));
  awaitCookies();
}

/** Stores a module; calls use it from now on, and the page must be reloaded afterwards (MOD-05). */
export function chooseModule({ id, module_type }: ChosenModule): void {
  const text = JSON.stringify({ id, module_type });
  writeStored('module', text);
  document.documentElement.dataset['module'] = text;
  awaitCookies();
}

/** Stores what a first visit was rendered with, so that later ones and every call agree with it (SYS-02). */
export function rememberDefaults(language: Language, country: string): void {
  if (readStored('language-setting') !== language) chooseLanguage(language);
  if (!readStored('country')) writeStored('country', country);
}
