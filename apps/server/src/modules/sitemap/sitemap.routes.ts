import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Ctx } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { ttlCache } from '../../platform/caching/ttl-cache.ts';
import { listSitemapEntries, listSitemapParts } from '../catalog/index.ts';
import { listRentalEntries, listRentalParts } from '../vehicles/index.ts';
import { type MarketPart, pagePaths, standingPaths } from './page-paths.ts';
import {
  fileOf,
  indexText,
  partText,
  robotsText,
  type SitemapAddress,
  standingFile,
} from './sitemap-files.ts';

const packed = promisify(gzip);

// Search engines visit daily; a part of 45,000 addresses takes a second to write and half a megabyte in the cache.
const limits = { freshForMs: 3_600_000, most: 40 };
const cacheControl = 'public, max-age=3600';

async function standingPages({ publicUrl }: Ctx): Promise<SitemapAddress[]> {
  return standingPaths.map((path) => ({ address: `${publicUrl}${path}`, changedAt: null }));
}

async function listParts(ctx: Ctx): Promise<MarketPart[]> {
  return [...(await listSitemapParts(ctx)), ...(await listRentalParts(ctx))];
}

function entriesOf(ctx: Ctx, { kind, part }: MarketPart) {
  if (kind === 'vehicles' || kind === 'providers') return listRentalEntries(ctx, { kind, part });
  return listSitemapEntries(ctx, { kind, part });
}

async function pagesOf(ctx: Ctx, part: MarketPart): Promise<SitemapAddress[]> {
  const entries = await entriesOf(ctx, part);
  return entries.map(({ slug, changedAt }) => ({
    address: `${ctx.publicUrl}${pagePaths[part.kind](slug)}`,
    changedAt,
  }));
}

/** The addresses in a file; undefined for an unknown file. */
async function addressesOf(ctx: Ctx, file: string): Promise<SitemapAddress[] | undefined> {
  if (file === standingFile) return standingPages(ctx);
  const part = (await listParts(ctx)).find((one) => fileOf(one) === file);
  return part && pagesOf(ctx, part);
}

async function writeIndex(ctx: Ctx): Promise<Buffer> {
  const files = [standingFile, ...(await listParts(ctx)).map(fileOf)];
  return Buffer.from(indexText(files.map((file) => `${ctx.publicUrl}/sitemap/${file}`)));
}

async function writePart(ctx: Ctx, file: string): Promise<Buffer | undefined> {
  const addresses = await addressesOf(ctx, file);
  return addresses && packed(partText(addresses));
}

type PartRequest = FastifyRequest<{ Params: { file: string } }>;

const send = (reply: FastifyReply, type: string, body: Buffer | string): FastifyReply =>
  reply.header('cache-control', cacheControl).type(type).send(body);

/** GET /robots.txt, /sitemap.xml and the parts it lists. */
export function serveSitemap(app: FastifyInstance, ctx: Ctx): void {
  const kept = ttlCache<Buffer | undefined>(ctx.clock, { ...limits, keeps: (file) => file !== undefined });
  app.get('/robots.txt', async (_request, reply) =>
    send(reply, 'text/plain; charset=utf-8', robotsText(ctx.publicUrl)),
  );
  app.get('/sitemap.xml', async (_request, reply) => {
    const index = await kept.take('index', () => writeIndex(ctx));
    return send(reply, 'application/xml; charset=utf-8', index ?? '');
  });
  app.get('/sitemap/:file', async ({ params: { file } }: PartRequest, reply) => {
    const part = await kept.take(file, () => writePart(ctx, file));
    return part ? send(reply, 'application/gzip', part) : refuse('not_found');
  });
}
