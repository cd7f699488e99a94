import { gunzipSync } from 'node:zlib';
import negotiate from '@fastify/accept-negotiator';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Ctx } from '../../platform/context.ts';
import type { Routes } from '../../platform/http/handler.ts';
import { findZones } from './find-zones.ts';
import { findMapTile } from './find-map-tile.ts';
import { askAddress, askPlace, askPlaces } from './providers/ask-places.ts';
import { getDirection, getDistance } from './providers/ask-routes.ts';

/** Calls of the geo room. */
export const geoRoutes = {
  'geo.zone': (ctx, { query }) => findZones(ctx, query),
  'geo.reverse': (ctx, { query }) => askAddress(ctx, query),
  'geo.autocomplete': (ctx, { query }) => askPlaces(ctx, query),
  'geo.place': (ctx, { query }) => askPlace(ctx, query),
  'geo.distance': (ctx, { query }) => getDistance(ctx, query),
  'geo.direction': (ctx, { query }) => getDirection(ctx, query),
} satisfies Routes;

type TileRequest = FastifyRequest<{ Params: { z: string; x: string; y: string } }>;

// Streets change monthly at most, and the map only when it is imported again.
const CACHE = 'public, max-age=604800, stale-while-revalidate=2592000';

/** GET /tiles/{z}/{x}/{y}.mvt: stored compressed and sent as stored; 204 if the tile is empty. */
export function serveTiles(app: FastifyInstance, ctx: Ctx): void {
  app.get('/tiles/:z/:x/:y(^\\d+).mvt', async (request: TileRequest, reply) => {
    const tile = await findMapTile(ctx, request.params);
    reply.header('cache-control', CACHE).header('vary', 'accept-encoding');
    return tile ? sendTile(request, reply, tile) : reply.code(204).send();
  });
}

function sendTile(request: FastifyRequest, reply: FastifyReply, tile: Buffer): FastifyReply {
  reply.type('application/vnd.mapbox-vector-tile');
  const takesGzip = negotiate(request.headers['accept-encoding'] ?? '', ['gzip']) !== null;
  return takesGzip ? reply.header('content-encoding', 'gzip').send(tile) : reply.send(gunzipSync(tile));
}
