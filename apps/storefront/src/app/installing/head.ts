import logo from '../../../public/favicon.svg?raw';
import { languageParameter } from '../../lib/i18n/languages.ts';
import type { Theme } from '../../lib/session/visit.ts';
import { manifestPath, paper } from './manifest.ts';

const themeColour = (theme: Theme, media = ''): string =>
  `<meta name="theme-color" content="${paper[theme]}"${media}/>`;

// A larger one would cost every page more than it saves the first.
const longestInPage = 800;

/**
 * The icon of the tab, in the page itself: browsers ask for one before they draw anything, and for `/favicon.ico` where
 * none is named. A logo that is long is named instead.
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
 * What a page's head says for being installed, written by the server alone: no script of a page carries it. The colour
 * of the frame follows the device until the shopper has chosen a theme.
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
 * For the page's head, behind what tells of the first paint (`first-paint.ts`): names the manifest when the page is seen,
 * since a browser fetches it and an icon of it at once.
 */
export const nameManifest = `Promise.resolve(window.painted).then(()=>document.head.append(Object.assign(document.createElement("link"),{rel:"manifest",href:"${manifestPath}?${languageParameter}="+document.documentElement.lang})));`;

/** For the page's head: the browser's offer to install is held until somebody asks for it in the menu. */
export const holdInstallOffer =
  'addEventListener("beforeinstallprompt",e=>{e.preventDefault();window.installOffer=e;dispatchEvent(new Event("install-offer"))});';
