import { decodePolyline, type LatLng } from '@promenade/domain/zones';
import { TRAVEL_MODES, type TravelMode } from '@promenade/market/graph';
import { z } from 'zod';
import type { Ctx } from '../../../../platform/context.ts';
import type { WayThere } from '../../find-route.ts';
import { fetchJson } from '../outside/fetch-json.ts';
import { askService } from '../outside/pauses.ts';
import type { RouteProvider } from '../port.ts';
import { readShape } from './shapes.ts';

const SERVICE = 'google routes';
const PUBLIC_URL = 'https://routes.googleapis.com';
const MASK = 'routes.distanceMeters,routes.duration,routes.polyline.encodedPolyline';

const GOOGLE_MODES: Readonly<Record<TravelMode, string>> = {
  driving: 'DRIVE',
  walking: 'WALK',
  bicycling: 'BICYCLE',
};

/** A route of computeRoutes v2. Zero values are omitted from the JSON. */
const route = z.object({
  distanceMeters: z.int().min(0).default(0),
  duration: z
    .string()
    .regex(/^\d{1,9}(\.\d{1,9})?s$/)
    .default('0s'),
  polyline: z.object({ encodedPolyline: z.string().regex(/^[\x3f-\x7e]*$/) }),
});

/** If nothing is found, the answer has no list at all. */
const reply = z.object({ routes: z.array(route).default([]) });

const waypoint = ({ lat, lng }: LatLng) => ({ location: { latLng: { latitude: lat, longitude: lng } } });

async function askRoute(
  ctx: Ctx,
  origin: LatLng,
  destination: LatLng,
  mode: TravelMode,
): Promise<WayThere | undefined> {
  return askService(ctx, SERVICE, async () => {
    const answer = await fetchJson(
      {
        base: ctx.geo.url ?? PUBLIC_URL,
        path: '/directions/v2:computeRoutes',
        headers: { 'x-goog-api-key': ctx.geo.key ?? '', 'x-goog-fieldmask': MASK },
        body: {
          origin: waypoint(origin),
          destination: waypoint(destination),
          travelMode: GOOGLE_MODES[mode],
          polylineEncoding: 'ENCODED_POLYLINE',
        },
      },
      ctx.geo,
    );
    const [first] = readShape(reply, answer).routes;
    return (
      first && {
        distanceMetres: first.distanceMeters,
        durationSeconds: Number.parseFloat(first.duration),
        mode,
        path: decodePolyline(first.polyline.encodedPolyline),
      }
    );
  });
}

/** Google's routes, in the specification's order of modes (RENT-11). */
export const googleRoutes: RouteProvider = {
  findWay: async (ctx, origin, destination, first) => {
    for (const mode of new Set([first, ...TRAVEL_MODES])) {
      const way = await askRoute(ctx, origin, destination, mode);
      if (way) return way;
    }
    return undefined;
  },
};
