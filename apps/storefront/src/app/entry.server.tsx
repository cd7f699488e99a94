import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { catalogues } from 'virtual:catalogues';
import { type RenderContext, renderContext } from '../lib/api/server-client.ts';
import type { Language } from '../lib/i18n/languages.ts';
import { createTranslator } from '../lib/i18n/translator.ts';
import { TranslatorContext } from '../lib/i18n/use-translation.ts';
import { DocumentContext } from './document-context.ts';
import { renderToText } from './render-to-text.ts';

const translators = Object.fromEntries(
  Object.entries(catalogues).map(([language, { messages }]) => [
    language,
    createTranslator(language as Language, messages),
  ]),
) as Record<Language, ReturnType<typeof createTranslator>>;

// What could end a script element, or a line of it.
const unsafe = /[<>&\u2028\u2029]/g;
const escaped = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** What the browser's router takes over: the loaders' answers in the router's own encoding. */
async function handoffScripts(stream: EntryContext['serverHandoffStream'], nonce: string): Promise<string> {
  if (!stream) return '';
  const decoder = new TextDecoder();
  let text = '';
  for await (const bytes of stream) text += decoder.decode(bytes, { stream: true });
  const literal = JSON.stringify(text).replace(unsafe, escaped);
  const calls = [`enqueue(${literal})`, 'close()'];
  return calls
    .map((call) => `<script nonce="${nonce}">window.__reactRouterContext.streamController.${call};</script>`)
    .join('');
}

async function pageText(
  url: string,
  entry: EntryContext,
  { nonce, visit }: RenderContext,
  requestId: string | null,
) {
  const { serverHandoffStream, ...context } = entry;
  const { language, theme } = visit;
  const parts = { theme, messagesUrl: catalogues[language].url, requestId };
  const html = await renderToText(
    <DocumentContext value={parts}>
      <TranslatorContext value={translators[language]}>
        <ServerRouter context={context} url={url} nonce={nonce} />
      </TranslatorContext>
    </DocumentContext>,
    nonce,
  );
  const end = html.lastIndexOf('</body>');
  const handoff = await handoffScripts(serverHandoffStream, nonce);
  return `${html.slice(0, end)}${handoff}${html.slice(end)}`;
}

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  provider: RouterContextProvider,
): Promise<Response> {
  const context = provider.get(renderContext);
  context.page.text = await pageText(request.url, entry, context, status >= 500 ? context.requestId : null);
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set('content-language', context.visit.language);
  headers.set('vary', 'cookie, accept-language');
  return new Response(null, { status, headers });
}
