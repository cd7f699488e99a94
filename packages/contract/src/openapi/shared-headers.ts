import type { Endpoint } from '../endpoint/index.ts';

type Json = Record<string, unknown>;

const header = (name: string, description: string, schema: Json): Json => ({
  name,
  in: 'header',
  required: false,
  description,
  schema,
});

/** Headers that calls of a kind have in common (SYS-01), as the document's `components.parameters`. */
export const sharedHeaders = {
  language: header(
    'X-localization',
    'Language of texts in the answer. Without it: the one that Accept-Language wants most, else English.',
    { type: 'string', enum: ['en', 'ar', 'nl', 'fr'] },
  ),
  key: header(
    'Idempotency-Key',
    'A repeat with the same key and body is answered as the first was, and nothing is done again. Another body under the same key is refused.',
    { type: 'string', minLength: 8, maxLength: 128 },
  ),
  lenience: header(
    'Prefer',
    '`handling=lenient` (RFC 7240) has fields left out that are not known here, as to a server of the version before; without it they are refused.',
    { type: 'string' },
  ),
  module: header('moduleId', 'The module that is asked about, as GET module tells its id.', {
    type: 'string',
  }),
  zone: header('zoneid', 'Zones of the place as a JSON list of ids, as GET config/get-zone-id tells them.', {
    type: 'string',
  }),
  latitude: header('latitude', 'Latitude of the place in degrees. With longitude it decides the zone.', {
    type: 'number',
  }),
  longitude: header('longitude', 'Longitude of the place in degrees.', { type: 'number' }),
} as const satisfies Readonly<Record<string, Json>>;

/** References to the headers that an endpoint reads. */
export function sharedHeadersOf({ method, who }: Endpoint): Json[] {
  const names: (keyof typeof sharedHeaders)[] = ['language'];
  if (method !== 'GET') names.push('key', 'lenience');
  if (who !== 'operator' && who !== 'staff') names.push('module', 'zone', 'latitude', 'longitude');
  return names.map((name) => ({ $ref: `#/components/parameters/${name}` }));
}
