import type { Suggestion } from '../port.ts';

/**
 * Our kinds by Google's types (developers.google.com/maps/documentation/places/web-service/place-types); the first
 * match wins.
 */
const KINDS: readonly (readonly [Suggestion['kind'], readonly string[]])[] = [
  ['address', ['street_address', 'premise', 'subpremise']],
  ['street', ['route']],
  ['corner', ['intersection']],
  ['neighbourhood', ['neighborhood', 'sublocality', 'locality', 'postal_code']],
  ['store', ['store', 'restaurant', 'cafe', 'bakery', 'bar', 'pharmacy', 'supermarket', 'food']],
];

/** The kind in our list for a place of these types. */
export function kindOfTypes(types: readonly string[]): Suggestion['kind'] {
  return KINDS.find(([, names]) => types.some((type) => names.includes(type)))?.[0] ?? 'landmark';
}
