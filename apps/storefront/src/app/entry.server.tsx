import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { catalogues } from 'virtual:catalogues';
import { renderContext } from '../lib/api/server-client.ts';
import type { Language } from '../lib/i18n/languages.ts';
import { createTranslator } from '../lib/i18n/translator.ts';
import { TranslatorContext } from '../lib/i18n/use-translation.ts';
import { visitOf } from '../lib/session/visit.ts';
import { DocumentContext } from './document-context.ts';

const translators = Object.fromEntries(
  Object.entries(catalogues).map(([language, { messages }]) => [
    language,
    createTranslator(language as Language, messages),
  ]),
) as Record<Language, ReturnType<typeof createTranslator>>;

/** Renders to one string: pages wait for all their data anyway, and a string can be cached. */
function renderToText(page: ReactNode, nonce: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString('utf8'));
        done();
      },
    });
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(sink),
      onShellError: reject,
      // A fault below an error boundary still renders that boundary; the log names it.
      onError: (error) => console.error(error),
    });
  });
}

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  provider: RouterContextProvider,
): Promise<Response> {
  const { nonce, requestId } = provider.get(renderContext);
  const { language, theme } = visitOf(request);
  const parts = { theme, messagesUrl: catalogues[language].url, requestId: status >= 500 ? requestId : null };
  const html = await renderToText(
    <DocumentContext value={parts}>
      <TranslatorContext value={translators[language]}>
        <ServerRouter context={entry} url={request.url} nonce={nonce} />
      </TranslatorContext>
    </DocumentContext>,
    nonce,
  );
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set('content-language', language);
  headers.set('vary', 'cookie, accept-language');
  return new Response(html, { status, headers });
}
