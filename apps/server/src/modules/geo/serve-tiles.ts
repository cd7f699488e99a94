import { gunzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Ctx, over } from '../../platform/context.ts';
import { findTile } from './geo.repo.ts';
import type { GeoTables } from './geo.tables.ts';

type TileRequest = FastifyRequest<{ Params: { z: string; x: string; y: string } }>;

// Streets change by the month at most, and the map only when it is imported anew.
const CACHE = 'public, max-age=604800, stale-while-revalidate=2592000';
// The largest coordinate of zoom 24.
const COORDINATE = /^\d{1,8}$/;

/** GET /tiles/{z}/{x}/{y}.mvt: kept compressed and sent as it is; 204 where nothing is drawn. */
export function serveTiles(app: FastifyInstance, ctx: Ctx): void {
  app.get('/tiles/:z/:x/:y(^\\d+).mvt', async (request: TileRequest, reply) => {
    const { z, x, y } = request.params;
    const tile = [z, x, y].every((part) => COORDINATE.test(part))
      ? await findTile(over<GeoTables>(ctx), Math.min(Number(z), 99), Number(x), Number(y))
      : undefined;
    reply.header('cache-control', CACHE).header('vary', 'accept-encoding');
    return tile ? sendTile(request, reply, tile) : reply.code(204).send();
  });
}

function sendTile(request: FastifyRequest, reply: FastifyReply, tile: Buffer): FastifyReply {
  reply.type('application/vnd.mapbox-vector-tile');
  const takesGzip = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
  return takesGzip ? reply.header('content-encoding', 'gzip').send(tile) : reply.send(gunzipSync(tile));
}
