import { haversineMetres, type LatLng } from '@promenade/domain/zones';
import { z } from 'zod';
import type { Ctx } from '../../../../platform/context.ts';
import { OutsideFailure } from '../outside/failure.ts';
import { fetchJson } from '../outside/fetch-json.ts';
import { askService } from '../outside/pauses.ts';
import { type Bounds, isWithin } from '../market-bounds.ts';
import type { Address, Suggestion } from '../port.ts';
import { kindOfTypes } from './google-types.ts';
import { degrees, line, readEach, readShape } from './shapes.ts';

const SERVICE = 'google geocoding';
const PUBLIC_URL = 'https://maps.googleapis.com';

/** A result of the Geocoding API. */
const result = z.object({
  place_id: z.string().regex(/^[\w-]{1,400}$/),
  formatted_address: line,
  geometry: z.object({
    location: z.object({ lat: degrees(90), lng: degrees(180) }),
    location_type: z.enum(['ROOFTOP', 'RANGE_INTERPOLATED', 'GEOMETRIC_CENTER', 'APPROXIMATE']),
  }),
  types: z.array(z.string()),
  address_components: z.array(z.object({ long_name: line, types: z.array(z.string()) })),
});
type Result = z.output<typeof result>;

const reply = z.object({ status: z.string(), results: z.array(z.unknown()).default([]) });

// Google reports errors in the body of a 200 answer.
const QUOTA = new Set(['OVER_QUERY_LIMIT', 'OVER_DAILY_LIMIT']);

function readResults(answer: unknown): Result[] {
  const { status, results } = readShape(reply, answer);
  if (QUOTA.has(status)) throw new OutsideFailure('quota', 200);
  if (status === 'REQUEST_DENIED') throw new OutsideFailure('refused', 200);
  if (status === 'ZERO_RESULTS') return [];
  if (status !== 'OK') throw new OutsideFailure('status', 200);
  return readEach(result, results);
}

async function geocode(ctx: Ctx, query: Readonly<Record<string, string>>): Promise<Result[]> {
  return askService(ctx, SERVICE, async () => {
    const base = ctx.geo.url ?? PUBLIC_URL;
    const full = { ...query, language: ctx.language, key: ctx.geo.key };
    return readResults(await fetchJson({ base, path: '/maps/api/geocode/json', query: full }, ctx.geo));
  });
}

/** The first of these components that an address has. */
function partOf({ address_components }: Result, ...types: readonly string[]): string | null {
  const found = types.map((type) => address_components.find((part) => part.types.includes(type)));
  return found.find(Boolean)?.long_name ?? null;
}

const neighbourhoodOf = (found: Result): string | null =>
  partOf(found, 'neighborhood', 'sublocality', 'sublocality_level_1');

const MATCHES = {
  ROOFTOP: 'exact',
  RANGE_INTERPOLATED: 'interpolated',
  GEOMETRIC_CENTER: 'nearest',
  APPROXIMATE: 'nearest',
} as const;

function viewResult(found: Result): Suggestion {
  const kind = kindOfTypes(found.types);
  // 'Avenida Italia 2525, 11600 Montevideo, …': what follows the comma is the secondary text.
  const [text = '', ...where] = found.formatted_address.split(',');
  return {
    placeId: `google-${found.place_id}`,
    text,
    secondary_text: neighbourhoodOf(found) ?? where[0]?.trim() ?? null,
    kind,
    house_number_match: kind === 'address' ? MATCHES[found.geometry.location_type] : null,
  };
}

/**
 * Addresses by text, within the bounds; Google takes bounds as a preference only, so results outside are dropped
 * here.
 */
export async function geocodeAddress(ctx: Ctx, bounds: Bounds, text: string): Promise<Suggestion[]> {
  const { west, south, east, north } = bounds;
  const results = await geocode(ctx, { address: text, bounds: `${south},${west}|${north},${east}` });
  return results.filter(({ geometry }) => isWithin(bounds, geometry.location)).map(viewResult);
}

/** The address of a point. */
export async function reverseGeocodePoint(ctx: Ctx, point: LatLng): Promise<Address | undefined> {
  const results = await geocode(ctx, { latlng: `${point.lat.toFixed(6)},${point.lng.toFixed(6)}` });
  // The first result is the nearest; a plus code contains no street.
  const found = results.find(({ types }) => !types.includes('plus_code'));
  const street = found && partOf(found, 'route');
  if (!found || !street) return undefined;
  return {
    formatted_address: found.formatted_address,
    street,
    house_number: partOf(found, 'street_number'),
    neighbourhood: neighbourhoodOf(found),
    distance_metres: Math.round(haversineMetres(point, found.geometry.location)),
  };
}
