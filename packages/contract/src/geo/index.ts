/** Geo: places, addresses, distances and routes. */
import { z } from 'zod';
import { endpoint, id, latitude, longitude } from '../endpoint/index.ts';

const point = z.object({ lat: latitude, lng: longitude });
const pair = z.object({
  origin_lat: latitude,
  origin_lng: longitude,
  destination_lat: latitude,
  destination_lng: longitude,
  mode: z.enum(['driving', 'walking', 'bicycling']).default('driving'),
});

/** GET config/get-zone-id: zones that contain the point, smallest first; zone_id is a JSON list, as in the header. */
export const zoneAnswer = z.object({
  zone_id: z.array(id),
  zone_data: z.array(z.object({ id, name: z.string(), status: z.literal(1) })),
});

/** GET config/geocode-api. */
export const reverseAnswer = z.object({
  results: z.array(
    z.object({
      formatted_address: z.string(),
      street: z.string().nullable(),
      house_number: z.string().nullable(),
      neighbourhood: z.string().nullable(),
      distance_metres: z.number(),
    }),
  ),
});

/** How a house number was matched: exactly, interpolated between two known ones, or by the nearest known one. */
export const houseNumberMatch = z.enum(['exact', 'interpolated', 'nearest']);

/** GET config/place-api-autocomplete: most likely first. */
export const suggestions = z.object({
  suggestions: z.array(
    z.object({
      placeId: z.string(),
      text: z.string(),
      secondary_text: z.string().nullable(),
      kind: z.enum(['address', 'street', 'corner', 'neighbourhood', 'landmark', 'store']),
      house_number_match: houseNumberMatch.nullable(),
    }),
  ),
});

/** GET config/place-api-details. */
export const placeDetails = z.object({
  placeId: z.string(),
  formatted_address: z.string(),
  location: z.object({ lat: z.number(), lng: z.number() }),
});

/** Distance by road; ZERO_RESULTS means that no route was found, and the distance is the haversine one (RENT-11). */
export const distance = z.object({
  distanceMeters: z.number(),
  duration: z.string().regex(/^\d+s$/),
  status: z.enum(['OK', 'ZERO_RESULTS']),
  mode: z.enum(['driving', 'walking', 'bicycling', 'haversine']),
});

/** The same with the route, an encoded polyline of precision 5. */
export const direction = distance.extend({ polyline: z.string() });

/** Links the searches for one place to its details, for geo providers that bill by session; a new one for each place. */
const sessionToken = z
  .string()
  .regex(/^[\w-]{8,36}$/)
  .optional();

/** Endpoints of geo. */
export const geoEndpoints = {
  'geo.zone': endpoint('geo.zone', {
    summary: 'Zones that contain a point',
    who: 'anyone',
    query: point,
    reply: zoneAnswer,
    refusals: ['no_zone'],
  }),
  'geo.reverse': endpoint('geo.reverse', {
    summary: 'Address of a point (reverse geocoding)',
    who: 'anyone',
    query: point,
    reply: reverseAnswer,
  }),
  'geo.autocomplete': endpoint('geo.autocomplete', {
    summary: 'Search places while typing (autocomplete)',
    who: 'anyone',
    query: z.object({
      search_text: z.string().trim().min(1).max(120),
      submitted: z
        .enum(['0', '1'])
        .transform((value) => value === '1')
        .optional()
        .describe(
          '1: the shopper has finished typing and submitted the search. Some geo providers can only be asked then.',
        ),
      session_token: sessionToken,
    }),
    reply: suggestions,
  }),
  'geo.place': endpoint('geo.place', {
    summary: 'Details of a suggested place, with its coordinates',
    who: 'anyone',
    // Long enough for the ids of every provider.
    query: z.object({ placeid: z.string().min(1).max(500), session_token: sessionToken }),
    reply: placeDetails,
    refusals: ['place_not_found'],
  }),
  'geo.distance': endpoint('geo.distance', {
    summary: 'Distance and travel time by road',
    who: 'anyone',
    query: pair,
    reply: distance,
  }),
  'geo.direction': endpoint('geo.direction', {
    summary: 'Route, distance and travel time by road',
    who: 'anyone',
    query: pair,
    reply: direction,
  }),
} as const;
