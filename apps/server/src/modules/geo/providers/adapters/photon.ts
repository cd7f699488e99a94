import type { LatLng } from '@promenade/domain/zones';
import { z } from 'zod';
import { PATIENCE_MS } from '../outside/turns.ts';
import { boxText, isWithin } from '../market-bounds.ts';
import type { PlaceProvider } from '../port.ts';
import { askOnce, findKeptPlace, type OsmGeocoder, pointKey, textKey } from './kept-osm.ts';
import { nameOrNull, type OsmPlace, viewAddress, viewPlace, viewSuggestion } from './osm-place.ts';
import { degrees, line, readEach, readShape } from './shapes.ts';

const MOST_PLACES = '8';

/** A feature of Photon's GeoJSON (github.com/komoot/photon/blob/master/docs/api-v1.md). */
const feature = z.object({
  geometry: z.object({ coordinates: z.tuple([degrees(180), degrees(90)], z.unknown()) }),
  properties: z.object({
    osm_type: z.enum(['N', 'W', 'R']),
    osm_id: z.int().min(0).max(Number.MAX_SAFE_INTEGER),
    osm_key: line,
    osm_value: line,
    name: line.optional(),
    street: line.optional(),
    housenumber: line.optional(),
    district: line.optional(),
    locality: line.optional(),
    city: line.optional(),
  }),
});

function readFeature({ geometry, properties }: z.output<typeof feature>): OsmPlace {
  const { osm_type, osm_id, osm_key, osm_value, housenumber } = properties;
  const [lng, lat] = geometry.coordinates;
  const number = nameOrNull(housenumber, null);
  const name = nameOrNull(properties.name, number);
  return {
    ref: `${osm_type}${osm_id}`,
    lat,
    lng,
    name,
    // For a street itself, Photon gives the street's name as 'name'.
    street: nameOrNull(properties.street, null) ?? (osm_key === 'highway' ? name : null),
    number,
    neighbourhood: nameOrNull(properties.district, null) ?? nameOrNull(properties.locality, null),
    town: nameOrNull(properties.city, null),
    category: osm_key,
    type: osm_value,
  };
}

const readFeatures = (answer: unknown): OsmPlace[] =>
  readEach(feature, readShape(z.object({ features: z.array(z.unknown()) }), answer).features).map(
    readFeature,
  );

const geocoder: OsmGeocoder = {
  name: 'photon',
  publicUrl: 'https://photon.komoot.io',
  // Photon has no look-up by id, so the id contains the coordinates, and a reverse search there finds the place
  // again.
  idOf: ({ ref, lat, lng }) => `photon-${ref}@${lat.toFixed(6)},${lng.toFixed(6)}`,
};

const ID = /^photon-([NWR]\d{1,16})@(-?\d{1,2}\.\d{6}),(-?\d{1,3}\.\d{6})$/;

function reverseQuestion({ lat, lng }: LatLng, limit: string) {
  const query = { lat: lat.toFixed(6), lon: lng.toFixed(6), limit };
  return { path: '/reverse', query };
}

/** Photon, which allows autocompletion. */
export const photon: PlaceProvider = {
  owns: (placeId) => ID.test(placeId),
  search: async (ctx, { text, submitted }, bounds) => {
    const bbox = boxText(bounds);
    // Rounded to a kilometre: precise enough to rank nearer places first, and many shoppers share a cached answer.
    const near = ctx.where.point && isWithin(bounds, ctx.where.point) ? ctx.where.point : undefined;
    const [lat, lon] = [near?.lat.toFixed(2), near?.lng.toFixed(2)];
    const places = await askOnce(ctx, geocoder, {
      key: `search ${bbox} ${lat ?? ''} ${lon ?? ''} ${textKey(text)}`,
      question: { path: '/api', query: { q: text, limit: MOST_PLACES, bbox, lat, lon } },
      read: readFeatures,
      patienceMs: submitted ? PATIENCE_MS.asking : PATIENCE_MS.typing,
    });
    return places
      .filter((place) => isWithin(bounds, place))
      .flatMap((place) => viewSuggestion(place, geocoder.idOf(place)) ?? []);
  },
  findPlace: async (ctx, placeId, bounds) => {
    const [, ref, lat, lng] = ID.exec(placeId) ?? [];
    const point = { lat: Number(lat), lng: Number(lng) };
    if (!isWithin(bounds, point)) return undefined;
    const again = {
      key: `around ${pointKey(point)}`,
      question: reverseQuestion(point, MOST_PLACES),
      read: readFeatures,
      patienceMs: PATIENCE_MS.asking,
    };
    const place =
      (await findKeptPlace(ctx, geocoder, placeId)) ??
      (await askOnce(ctx, geocoder, again)).find((found) => found.ref === ref);
    return place && viewPlace(place, placeId);
  },
  findAddress: async (ctx, point) => {
    const [place] = await askOnce(ctx, geocoder, {
      key: `reverse ${pointKey(point)}`,
      question: reverseQuestion(point, '1'),
      read: readFeatures,
      patienceMs: PATIENCE_MS.asking,
    });
    return place && viewAddress(place, point);
  },
};
