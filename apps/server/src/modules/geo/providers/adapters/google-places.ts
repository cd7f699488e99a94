import { z } from 'zod';
import type { Ctx } from '../../../../platform/context.ts';
import { fetchJson } from '../outside/fetch-json.ts';
import { askService } from '../outside/pauses.ts';
import { type Bounds, isWithin } from '../market-bounds.ts';
import type { Place, PlaceProvider, Search, Suggestion } from '../port.ts';
import { geocodeAddress, reverseGeocodePoint } from './google-geocoding.ts';
import { kindOfTypes } from './google-types.ts';
import { degrees, line, readEach, readShape } from './shapes.ts';

const SERVICE = 'google places';
const PUBLIC_URL = 'https://places.googleapis.com';

/** Google does not document the length of its ids; longer ones are dropped, since they must fit into a query. */
const ID = /^google-([\w-]{1,400})$/;

/** A prediction of Places API (New), places:autocomplete. */
const prediction = z.object({
  placePrediction: z.object({
    placeId: z.string(),
    text: z.object({ text: line }),
    structuredFormat: z
      .object({ mainText: z.object({ text: line }), secondaryText: z.object({ text: line }).optional() })
      .optional(),
    types: z.array(z.string()).default([]),
  }),
});

/** A place of Places API (New), with the fields of the field mask below. */
const details = z.object({
  formattedAddress: line,
  location: z.object({ latitude: degrees(90), longitude: degrees(180) }),
});

function viewPrediction({ placePrediction }: z.output<typeof prediction>): Suggestion | undefined {
  const { placeId, text, structuredFormat, types } = placePrediction;
  const id = `google-${placeId}`;
  if (!ID.test(id)) return undefined;
  return {
    placeId: id,
    text: structuredFormat?.mainText.text ?? text.text,
    secondary_text: structuredFormat?.secondaryText?.text ?? null,
    kind: kindOfTypes(types),
    house_number_match: null,
  };
}

const corner = (latitude: number, longitude: number) => ({ latitude, longitude });

function autocompleteBody(ctx: Ctx, bounds: Bounds, { text, session }: Search) {
  const { west, south, east, north } = bounds;
  return {
    input: text,
    languageCode: ctx.language,
    locationRestriction: { rectangle: { low: corner(south, west), high: corner(north, east) } },
    ...(session === undefined ? {} : { sessionToken: session }),
  };
}

const MASK = [
  'placeId',
  'text.text',
  'structuredFormat.mainText.text',
  'structuredFormat.secondaryText.text',
  'types',
]
  .map((field) => `suggestions.placePrediction.${field}`)
  .join(',');

async function autocomplete(ctx: Ctx, bounds: Bounds, search: Search): Promise<Suggestion[]> {
  return askService(ctx, SERVICE, async () => {
    const answer = await fetchJson(
      {
        base: ctx.geo.url ?? PUBLIC_URL,
        path: '/v1/places:autocomplete',
        headers: { 'x-goog-api-key': ctx.geo.key ?? '', 'x-goog-fieldmask': MASK },
        body: autocompleteBody(ctx, bounds, search),
      },
      ctx.geo,
    );
    // If nothing is found, the answer has no list at all.
    const { suggestions } = readShape(z.object({ suggestions: z.array(z.unknown()).default([]) }), answer);
    return readEach(prediction, suggestions).flatMap((found) => viewPrediction(found) ?? []);
  });
}

async function findDetails(
  ctx: Ctx,
  placeId: string,
  session: string | undefined,
): Promise<Place | undefined> {
  const id = ID.exec(placeId)?.[1] ?? '';
  return askService(ctx, SERVICE, async () => {
    const answer = await fetchJson(
      {
        base: ctx.geo.url ?? PUBLIC_URL,
        path: `/v1/places/${id}`,
        query: { languageCode: ctx.language, sessionToken: session },
        headers: { 'x-goog-api-key': ctx.geo.key ?? '', 'x-goog-fieldmask': 'formattedAddress,location' },
        // An id that Google never issued, or that has expired.
        absentOn: [400, 404],
      },
      ctx.geo,
    );
    if (answer === undefined) return undefined;
    const { formattedAddress, location } = readShape(details, answer);
    return {
      placeId,
      formatted_address: formattedAddress,
      location: { lat: location.latitude, lng: location.longitude },
    };
  });
}

/**
 * Google. While the shopper types, Places (New) completes the text; a submitted text first goes to Geocoding, which
 * says how exact the match is. Nothing is cached: Google's terms do not allow it.
 */
export const google: PlaceProvider = {
  owns: (placeId) => ID.test(placeId),
  search: async (ctx, search, bounds) => {
    const addresses = search.submitted ? await geocodeAddress(ctx, bounds, search.text) : [];
    return addresses.length > 0 ? addresses : autocomplete(ctx, bounds, search);
  },
  findPlace: async (ctx, placeId, bounds, session) => {
    const place = await findDetails(ctx, placeId, session);
    return place && isWithin(bounds, place.location) ? place : undefined;
  },
  findAddress: reverseGeocodePoint,
};
