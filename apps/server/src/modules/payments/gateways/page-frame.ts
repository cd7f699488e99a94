import type { Language } from '@promenade/contract/refusals';
import { escapedHtml } from '../../../platform/escaped-html.ts';
import { pageStyle } from './page-style.ts';

/** Who looks at a page of this room. */
export interface Onlooker {
  readonly language: Language;
  /** Undefined: the device’s. */
  readonly theme: 'light' | 'dark' | undefined;
}

/** A page of this room’s own: no script, nothing from elsewhere. */
export function pageFrame({ language, theme }: Onlooker, title: string, content: string): string {
  const direction = language === 'ar' ? 'rtl' : 'ltr';
  const themed = theme === undefined ? '' : ` data-theme="${theme}"`;
  return `<!doctype html><html lang="${language}" dir="${direction}"${themed}><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${escapedHtml(title)}</title><style>${pageStyle}</style></head><body><main>
${content}</main></body></html>`;
}
