import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Ctx } from '../../platform/context.ts';
import { refuse, refuseFor } from '../../platform/errors.ts';
import type { PageCalls } from '../../platform/pages/page-calls.ts';
import { ttlCache } from '../../platform/caching/ttl-cache.ts';
import { drawPreview } from './draw-preview.ts';
import { type PreviewKind, previewFacts, previewKinds } from './preview-facts.ts';
import { isHeld, languageOf, tagOf } from './shared-answer.ts';

// Some 60 KB each. A shared page is requested by many at once, and later hardly at all.
const limits = { freshForMs: 10 * 60_000, most: 100 };
// Drawing occupies a core for some 150 ms, so previews are drawn one at a time, with a queue short enough to wait
// for.
const mostWaiting = 20;
const tryAgainMs = 5_000;
const cacheControl = 'public, max-age=3600';

interface Preview {
  readonly bytes: Buffer;
  readonly tag: string;
}

interface Asked {
  readonly Params: { readonly kind: string; readonly file: string };
  readonly Querystring: { readonly lang?: unknown };
}

/** One at a time. */
function oneByOne(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return (work) => {
    if (waiting >= mostWaiting) refuseFor('too_often', tryAgainMs);
    waiting += 1;
    const turn = last.then(work).finally(() => {
      waiting -= 1;
    });
    last = turn.catch(() => undefined);
    return turn;
  };
}

const isKind = (text: string): text is PreviewKind => (previewKinds as readonly string[]).includes(text);

function readAsked({ params, query }: FastifyRequest<Asked>) {
  const slug = /^([a-z0-9-]{1,120})\.jpg$/.exec(params.file)?.[1];
  if (!isKind(params.kind) || slug === undefined) return refuse('not_found');
  // Only one name is valid: otherwise every made-up name would cause another drawing.
  if (params.kind === 'market' && slug !== 'market') return refuse('not_found');
  return { kind: params.kind, slug, language: languageOf(query.lang) };
}

function send(request: FastifyRequest<Asked>, reply: FastifyReply, { bytes, tag }: Preview): FastifyReply {
  reply.header('cache-control', cacheControl).header('etag', tag);
  if (isHeld(request.headers['if-none-match'], tag)) return reply.code(304).send();
  return reply.type('image/jpeg').send(bytes);
}

/** Serves `/og/{market, store, item, vehicle}/{slug}.jpg`; `?lang=` sets the language. */
export function servePreviews(app: FastifyInstance, ctx: Ctx, answer: PageCalls): void {
  const cache = ttlCache<Preview>(ctx.clock, limits);
  const queue = oneByOne();
  app.get<Asked>('/og/:kind/:file', async (request, reply) => {
    const asked = readAsked(request);
    const make = async (): Promise<Preview> => {
      const facts = await previewFacts({ ...ctx, requestId: request.id }, answer, asked);
      const bytes = await queue(() => drawPreview(ctx, facts));
      return { bytes, tag: tagOf(bytes) };
    };
    return send(request, reply, await cache.take(Object.values(asked).join('\n'), make));
  });
}
