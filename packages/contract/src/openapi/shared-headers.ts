import type { Endpoint } from '../endpoint/index.ts';

type Json = Record<string, unknown>;

const header = (name: string, description: string, schema: Json): Json => ({
  name,
  in: 'header',
  required: false,
  description,
  schema,
});

/** Headers that many calls accept (SYS-01), as `components.parameters` of the document. */
export const sharedHeaders = {
  language: header(
    'X-localization',
    'Language of the texts in the answer. Default: the best match for Accept-Language, or else English.',
    { type: 'string', enum: ['en', 'ar', 'nl', 'fr'] },
  ),
  key: header(
    'Idempotency-Key',
    'A repeated request with the same key and body gets the first answer again and is not carried out twice. The same key with another body is refused.',
    { type: 'string', minLength: 8, maxLength: 128 },
  ),
  lenience: header(
    'Prefer',
    '`handling=lenient` (RFC 7240): unknown fields are ignored, for instance by a server of an earlier version; without it they are refused.',
    { type: 'string' },
  ),
  module: header('moduleId', 'Id of the module, from GET module.', {
    type: 'string',
  }),
  zone: header('zoneid', 'Zone ids of the location as a JSON list, from GET config/get-zone-id.', {
    type: 'string',
  }),
  latitude: header(
    'latitude',
    'Latitude of the location in degrees. Together with longitude it determines the zone.',
    {
      type: 'number',
    },
  ),
  longitude: header('longitude', 'Longitude of the location in degrees.', { type: 'number' }),
} as const satisfies Readonly<Record<string, Json>>;

/** References to the headers that an endpoint accepts. */
export function sharedHeadersOf({ method, who }: Endpoint): Json[] {
  const names: (keyof typeof sharedHeaders)[] = ['language'];
  if (method !== 'GET') names.push('key', 'lenience');
  if (who !== 'operator' && who !== 'staff') names.push('module', 'zone', 'latitude', 'longitude');
  return names.map((name) => ({ $ref: `#/components/parameters/${name}` }));
}
