import { z } from 'zod';
import { PATIENCE_MS } from '../outside/turns.ts';
import { boxText, isWithin } from '../market-bounds.ts';
import type { PlaceProvider } from '../port.ts';
import { askOnce, findKeptPlace, type OsmGeocoder, pointKey, textKey } from './kept-osm.ts';
import { nameOrNull, type OsmPlace, viewAddress, viewPlace, viewSuggestion } from './osm-place.ts';
import { degrees, line, readEach, readShape } from './shapes.ts';

const LETTERS = { node: 'N', way: 'W', relation: 'R' } as const;
const MOST_PLACES = '8';

/** An entry of `format=jsonv2` (nominatim.org/release-docs/latest/api/Output). */
const entry = z.object({
  osm_type: z.enum(['node', 'way', 'relation']),
  osm_id: z.int().min(0).max(Number.MAX_SAFE_INTEGER),
  lat: degrees(90),
  lon: degrees(180),
  category: line,
  type: line,
  name: line.nullish(),
  address: z.record(z.string(), line.catch('')).default({}),
});

// The first of these components that an address has; Nominatim names components by their kind on the map.
const STREETS = ['road', 'pedestrian', 'footway', 'square', 'place'];
const NEIGHBOURHOODS = ['neighbourhood', 'suburb', 'quarter', 'borough', 'city_district'];
const TOWNS = ['city', 'town', 'village', 'hamlet', 'municipality'];

function readEntry({
  osm_type,
  osm_id,
  lat,
  lon,
  category,
  type,
  name,
  address,
}: z.output<typeof entry>): OsmPlace {
  const first = (keys: readonly string[]): string | null =>
    keys.map((key) => address[key]).find(Boolean) ?? null;
  const number = first(['house_number']);
  return {
    ref: `${LETTERS[osm_type]}${osm_id}`,
    lat,
    lng: lon,
    name: nameOrNull(name, number),
    street: first(STREETS),
    number,
    neighbourhood: first(NEIGHBOURHOODS),
    town: first(TOWNS),
    category,
    type,
  };
}

const readList = (answer: unknown): OsmPlace[] =>
  readEach(entry, readShape(z.array(z.unknown()), answer)).map(readEntry);

/** One place; if nothing is found, 200 with {"error":"Unable to geocode"}. */
function readReverse(answer: unknown): OsmPlace[] {
  const reply = readShape(z.union([entry, z.object({ error: z.unknown() })]), answer);
  return 'error' in reply ? [] : [readEntry(reply)];
}

const geocoder: OsmGeocoder = {
  name: 'nominatim',
  publicUrl: 'https://nominatim.openstreetmap.org',
  idOf: ({ ref }) => `nominatim-${ref}`,
};

const ID = /^nominatim-([NWR]\d{1,16})$/;
const details = { format: 'jsonv2', addressdetails: '1' };

/**
 * Nominatim. Its public server forbids autocompletion (operations.osmfoundation.org/policies/nominatim), so only
 * submitted searches are sent there.
 */
export const nominatim: PlaceProvider = {
  owns: (placeId) => ID.test(placeId),
  search: async (ctx, { text, submitted }, bounds) => {
    if (!submitted) return undefined;
    const viewbox = boxText(bounds);
    const query = { q: text, ...details, limit: MOST_PLACES, viewbox, bounded: '1' };
    const places = await askOnce(ctx, geocoder, {
      key: `search ${viewbox} ${textKey(text)}`,
      question: { path: '/search', query },
      read: readList,
      patienceMs: PATIENCE_MS.asking,
    });
    return places
      .filter((place) => isWithin(bounds, place))
      .flatMap((place) => viewSuggestion(place, geocoder.idOf(place)) ?? []);
  },
  findPlace: async (ctx, placeId, bounds) => {
    const ref = ID.exec(placeId)?.[1] ?? '';
    const question = { path: '/lookup', query: { osm_ids: ref, ...details } };
    const place =
      (await findKeptPlace(ctx, geocoder, placeId)) ??
      (
        await askOnce(ctx, geocoder, {
          key: `lookup ${ref}`,
          question,
          read: readList,
          patienceMs: PATIENCE_MS.asking,
        })
      )[0];
    return place && isWithin(bounds, place) ? viewPlace(place, placeId) : undefined;
  },
  findAddress: async (ctx, point) => {
    const query = { lat: point.lat.toFixed(6), lon: point.lng.toFixed(6), ...details, layer: 'address' };
    const [place] = await askOnce(ctx, geocoder, {
      key: `reverse ${pointKey(point)}`,
      question: { path: '/reverse', query },
      read: readReverse,
      patienceMs: PATIENCE_MS.asking,
    });
    return place && viewAddress(place, point);
  },
};
