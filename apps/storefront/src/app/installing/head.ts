import logo from '../../../public/favicon.svg?raw';
import { languageParameter } from '../../lib/i18n/languages.ts';
import type { Theme } from '../../lib/session/visit.ts';
import { manifestPath, paper } from './manifest.ts';

const themeColour = (theme: Theme, media = ''): string =>
  `<meta name="theme-color" content="${paper[theme]}"${media}/>`;

// A larger icon would cost every page more than it saves the first one.
const longestInPage = 800;

/**
 * The icon of the tab, inlined: browsers request one before they draw anything, and `/favicon.ico` if none is named.
 * A logo that is too long is linked instead.
 */
export function iconLink(svg: string): string {
  const text = svg
    .trim()
    .replaceAll('"', "'")
    .replace(/[%#<>&]/g, encodeURIComponent);
  const href = text.length > longestInPage ? '/favicon.svg' : `data:image/svg+xml,${text}`;
  return `<link rel="icon" type="image/svg+xml" href="${href}"/>`;
}

/**
 * What a page's head contains for installing the storefront; rendered by the server alone, so that no page carries
 * its code. The theme colour follows the device until the shopper has chosen a theme.
 */
export function installHead(theme: Theme | null): string {
  const colours = theme
    ? themeColour(theme)
    : (['light', 'dark'] as const)
        .map((one) => themeColour(one, ` media="(prefers-color-scheme: ${one})"`))
        .join('');
  return `${iconLink(logo)}<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png"/>${colours}`;
}

/**
 * For the page's head, after the script that reports the first paint (`first-paint.ts`): links the manifest once the
 * page is painted, since a browser fetches it and one of its icons at once.
 */
export const nameManifest = `Promise.resolve(window.painted).then(()=>document.head.append(Object.assign(document.createElement("link"),{rel:"manifest",href:"${manifestPath}?${languageParameter}="+document.documentElement.lang})));`;

/** For the page's head: the browser's install prompt is held until the shopper asks for it in the menu. */
export const holdInstallOffer =
  'addEventListener("beforeinstallprompt",e=>{e.preventDefault();window.installOffer=e;dispatchEvent(new Event("install-offer"))});';
