import { type Language, languages } from '@promenade/contract/refusals';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { escapedHtml } from './escaped-html.ts';
import { pageStyle } from './page-style.ts';
import { languageOf } from '../http/request.ts';

/** Language and theme of a page that the server renders itself. */
export interface PagePreferences {
  readonly language: Language;
  /** Undefined: the device's setting. */
  readonly theme: 'light' | 'dark' | undefined;
}

function cookieOf(request: FastifyRequest, name: string): string | undefined {
  return new RegExp(`(?:^|; )${name}=(?:%22)?(\\w+)`).exec(request.headers.cookie ?? '')?.[1];
}

/** The language and theme that the shopper chose in the storefront. */
export function pagePreferencesOf(request: FastifyRequest): PagePreferences {
  const chosen = cookieOf(request, 'language-setting');
  const theme = cookieOf(request, 'theme');
  return {
    language: languages.find((one) => one === chosen) ?? languageOf(request),
    theme: theme === 'light' || theme === 'dark' ? theme : undefined,
  };
}

/** Whether the client is a browser following a link; programs get JSON. */
export const acceptsHtml = ({ headers }: FastifyRequest): boolean =>
  headers.accept?.includes('text/html') ?? false;

/** The content security policy of these pages. */
const framePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** A page rendered by the server itself: no scripts and no external resources. */
export function pageFrame({ language, theme }: PagePreferences, title: string, content: string): string {
  const direction = language === 'ar' ? 'rtl' : 'ltr';
  const themed = theme === undefined ? '' : ` data-theme="${theme}"`;
  return `<!doctype html><html lang="${language}" dir="${direction}"${themed}><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${escapedHtml(title)}</title><style>${pageStyle}</style></head><body><main>
${content}</main></body></html>`;
}

/** Sends such a page: not cached, and with no referrer, since its URL contains a secret. */
export const sendFrame = (reply: FastifyReply, page: string): FastifyReply =>
  reply
    .header('content-security-policy', framePolicy)
    .header('referrer-policy', 'no-referrer')
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(page);
