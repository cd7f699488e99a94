import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Ctx } from '../../../platform/context.ts';
import { readByAnybody } from '../../../platform/http/security.ts';
import { ttlCache } from '../../../platform/caching/ttl-cache.ts';
import { FEED_TTL_SECONDS, writeFeedDocument, writeManifest } from './feed-documents.ts';

// Documents take a few hundred kilobytes each; those of the most requested providers are cached.
const limits = { freshForMs: FEED_TTL_SECONDS * 1000, most: 100 };

type DocumentRequest = FastifyRequest<{ Params: { slug: string; version: string; file: string } }>;

function send(reply: FastifyReply, text: string | undefined): FastifyReply {
  if (text !== undefined) {
    reply.headers({ 'cache-control': `public, max-age=${FEED_TTL_SECONDS}`, ...readByAnybody });
    return reply.type('application/json; charset=utf-8').send(text);
  }
  reply.callNotFound();
  return reply;
}

/** GET /gbfs/manifest.json and the documents of each provider's feed (docs/rental-feed.md). */
export function serveRentalFeed(app: FastifyInstance, ctx: Ctx): void {
  const kept = ttlCache<string | undefined>(ctx.clock, { ...limits, keeps: (text) => text !== undefined });
  app.get('/gbfs/manifest.json', async (_request, reply) =>
    send(reply, await kept.take('manifest', () => writeManifest(ctx))),
  );
  app.get('/gbfs/:slug/:version/:file', async ({ params }: DocumentRequest, reply) => {
    const { slug, version, file } = params;
    if (!file.endsWith('.json')) return send(reply, undefined);
    const name = file.slice(0, -'.json'.length);
    const key = JSON.stringify([slug, version, name]);
    return send(reply, await kept.take(key, () => writeFeedDocument(ctx, { slug, version, name })));
  });
}
