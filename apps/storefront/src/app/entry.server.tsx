import { randomBytes } from 'node:crypto';
import { capabilitiesOf } from '@promenade/domain/modules';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { catalogues } from 'virtual:catalogues';
import { filesAhead } from 'virtual:files-ahead';
import { type RenderContext, renderContext } from '../lib/api/server-client.ts';
import type { Language } from '../lib/i18n/languages.ts';
import { TranslatorContext } from '../lib/i18n/use-translation.ts';
import type { Visit } from '../lib/session/visit.ts';
import { keepPieces } from '../lib/pieces/keep-pieces.ts';
import { KeptPiecesContext } from '../lib/pieces/kept.tsx';
import { noteInteraction } from '../lib/view/first-interaction.ts';
import { holdForms } from '../ui/form/form.tsx';
import { DocumentContext } from './document-context.ts';
import { holdInstallOffer, installHead, nameManifest } from './installing/head.ts';
import { holdUntilPainted } from './first-paint.ts';
import {
  atHeadEnd,
  holdPresses,
  noteAddress,
  startLate,
  stylesFirst,
  withLateScripts,
} from './late-scripts.ts';
import { retryAfter } from './retry-after.ts';
import { faultNumber } from './fault-number.ts';
import { handoffOf } from './handoff/handoff-of.ts';
import { doctype, renderToText } from './render-to-text.ts';
import { translators } from './translators.ts';

const keptPieces = Object.fromEntries(
  Object.keys(catalogues).map((language) => [
    language,
    keepPieces(`piece-${randomBytes(16).toString('hex')}-`),
  ]),
) as Record<Language, ReturnType<typeof keepPieces>>;

const deliverHandoff =
  '{const{streamController:c}=window.__reactRouterContext;c.enqueue(document.getElementById("handoff").textContent);c.close()}';

// The homes of rental and parcels are code-split; their style sheets are those of their own pages.
const homePath = '/home';

function dressedLike({ module }: Visit): string | null {
  const able = module && capabilitiesOf(module.module_type);
  if (able?.trips) return 'routes/vehicle-search';
  return able?.parcels ? 'routes/send-parcel' : null;
}

/** The style sheets of a code-split home that its head does not contain yet, so that it is never shown without them. */
function dressed(head: string, path: string, { manifest }: EntryContext, visit: Visit): string {
  const like = path === homePath && dressedLike(visit);
  if (!like) return '';
  const missing = (manifest.routes[like]?.css ?? []).filter((href) => !head.includes(`href="${href}"`));
  return missing.map((href) => `<link rel="stylesheet" href="${href}"/>`).join('');
}

/** Leaves a page's text, and what makes its bytes of it, in its context. */
async function writePage(
  url: string,
  entry: EntryContext,
  { nonce, visit, page }: RenderContext,
  requestId: string | null,
): Promise<void> {
  const { serverHandoffStream: _, ...context } = entry;
  const { language, theme, module } = visit;
  const handoff = await handoffOf(entry);
  const { firstUrl, laterUrl } = catalogues[language];
  const parts = {
    theme,
    messagesUrl: firstUrl,
    laterMessagesUrl: laterUrl,
    module: module && JSON.stringify(module),
    drawnAtMs: Date.now(),
    requestId,
    handoff,
    firstScript: noteAddress,
    headScript:
      holdUntilPainted + holdForms + holdPresses + noteInteraction + holdInstallOffer + nameManifest,
    endScript: deliverHandoff + startLate,
    nonce,
    landing: page.landing ?? null,
  };
  const pieces = keptPieces[language]();
  const text = await renderToText(
    <DocumentContext value={parts}>
      <TranslatorContext value={translators[language]}>
        <KeptPiecesContext value={pieces}>
          <ServerRouter context={context} url={url} nonce={nonce} />
        </KeptPiecesContext>
      </TranslatorContext>
    </DocumentContext>,
    nonce,
  );
  const { pathname } = new URL(url);
  const { head, rest } = atHeadEnd(text);
  const whole = `${doctype}${head}${dressed(head, pathname, entry, visit)}${installHead(theme)}`;
  const ahead = filesAhead[pathname];
  page.text = withLateScripts({ head: stylesFirst(whole), rest }, ahead && [...ahead, laterUrl]);
  page.fill = pieces.fill;
}

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  provider: RouterContextProvider,
): Promise<Response> {
  const context = provider.get(renderContext);
  const number = faultNumber(status, context.requestId);
  await writePage(request.url, entry, context, number);
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set('content-language', context.visit.language);
  headers.set('vary', 'cookie, accept-language');
  if (status === 503) headers.set('retry-after', retryAfter(entry.staticHandlerContext, Date.now()));
  return new Response(null, { status, headers });
}
