/**
 * The server build's door: the process that serves the API renders pages through `render`.
 * Every inline script carries `context.nonce`, by which the server knows it; no style attribute and no inline style is
 * written.
 */
import type { Reply } from '@promenade/contract/calls';
import type { CallId } from '@promenade/contract/paths';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import * as build from 'virtual:react-router/server-build';
import type { ServerBuild } from 'react-router';
import { manifestOf, manifestPath } from './app/installing/manifest.ts';
import { translators } from './app/translators.ts';
import { type RenderContext, renderContext } from './lib/api/server-client.ts';
import { requestHeaders } from './lib/api/request-headers.ts';
import { shownModule } from './lib/api/shown-module.ts';
import type { Market } from './lib/session/market.ts';
import { type AskedHeaders, type Visit, visitOf, visitOfPage } from './lib/session/visit.ts';
import { moduleParameter, settleModule } from './lib/session/visit-module.ts';

export type { RenderContext } from './lib/api/server-client.ts';
export { loadViews } from './lib/view/known-views.ts';

const handle = createRequestHandler(build as unknown as ServerBuild, 'production');

/** A rendered page, or the router's data for it. */
export interface Rendered {
  readonly status: number;
  readonly headers: Headers;
  /** A page's has places marked for what earlier pages have in common with it: `fill` puts that there. */
  readonly text: string;
  /** Makes the bytes of the text, or of the text with other words around those places. */
  readonly fill?: (text: string) => Buffer;
}

type Answering = Pick<RenderContext, 'answer' | 'requestId'>;

/** The visit of a request with the module its page shows; as it is where the market cannot be read. */
async function settledVisit(request: Request, { answer, requestId }: Answering): Promise<Visit> {
  const visit = visitOfPage(request);
  const { origin, pathname, searchParams } = new URL(request.url);
  const headers = requestHeaders(visit, null, origin);
  const ask = (id: CallId, params: object, more: object = {}) =>
    answer({ id, params: { ...params }, query: {}, headers: { ...headers, ...more }, requestId });
  const { status, body } = await ask('settings.modules', {});
  if (status !== 200) return visit;
  const modules = body as Market['modules'];
  const named = searchParams.get(moduleParameter);
  if (named !== null || visit.module) return settleModule(visit, modules, named);
  const askIn = async (id: CallId, params: object, moduleId: string) =>
    (await ask(id, params, { moduleId })).status;
  return settleModule(visit, modules, await shownModule(pathname, modules, askIn));
}

/** The market as an application, in the language that the address names. */
async function renderManifest(request: Request, { answer, requestId }: Answering): Promise<Rendered> {
  const visit = visitOfPage(request);
  const headers = requestHeaders(visit, null, new URL(request.url).origin);
  const ask = async (id: CallId) => (await answer({ id, params: {}, query: {}, headers, requestId })).body;
  const [config, landing] = await Promise.all([ask('settings.config'), ask('settings.landing')]);
  const manifest = manifestOf(
    config as Market['config'],
    landing as Reply<'settings.landing'>,
    translators[visit.language],
  );
  const type = new Headers({ 'content-type': 'application/manifest+json; charset=utf-8' });
  return { status: 200, headers: type, text: JSON.stringify(manifest) };
}

/** Renders one page, or answers the router's data request for it (`….data`). */
export async function render(
  request: Request,
  context: Omit<RenderContext, 'page' | 'visit'>,
): Promise<Rendered> {
  if (new URL(request.url).pathname === manifestPath) return renderManifest(request, context);
  const page: RenderContext['page'] = {};
  const provider = new RouterContextProvider();
  provider.set(renderContext, { ...context, page, visit: await settledVisit(request, context) });
  const response = await handle(request, provider);
  const { text = await response.text(), fill } = page;
  return { status: response.status, headers: response.headers, text, ...(fill && { fill }) };
}

/**
 * All that a page depends on beside its address. Two requests with the same URL and the same variant
 * get the same page, so that a page cache may keep it under both.
 */
export function pageVariant(headers: AskedHeaders): string {
  return JSON.stringify(visitOf({ headers }));
}
