import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Ctx } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import type { PageCalls } from '../../platform/pages/page-calls.ts';
import { readByAnybody } from '../../platform/http/security.ts';
import { ttlCache } from '../../platform/caching/ttl-cache.ts';
import { writeMenuFeed } from './menu-feed.ts';
import { isHeld, languageOf, tagOf } from './shared-answer.ts';

// Prices and availability may be a minute old; a feed takes some 100 KB.
const limits = { freshForMs: 60_000, most: 50 };

type Asked = FastifyRequest<{ Params: { slug: string }; Querystring: { lang?: unknown } }>;

/** Serves `/store/{slug}/menu.json`; `?lang=` sets the language. */
export function serveMenuFeed(app: FastifyInstance, ctx: Ctx, answer: PageCalls): void {
  const cache = ttlCache<{ text: string; tag: string }>(ctx.clock, limits);
  app.get('/store/:slug/menu.json', async (request: Asked, reply) => {
    const { slug } = request.params;
    if (!/^[a-z0-9-]{1,120}$/.test(slug)) return refuse('not_found');
    const asked = { slug, language: languageOf(request.query.lang) };
    const { text, tag } = await cache.take(Object.values(asked).join('\n'), async () => {
      const made = await writeMenuFeed({ ...ctx, requestId: request.id }, answer, asked);
      return { text: made, tag: tagOf(made) };
    });
    reply.headers({ 'cache-control': 'public, max-age=60', etag: tag, ...readByAnybody });
    if (isHeld(request.headers['if-none-match'], tag)) return reply.code(304).send();
    return reply.type('application/feed+json; charset=utf-8').send(text);
  });
}
