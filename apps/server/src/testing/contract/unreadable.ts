import type { Endpoint } from '@promenade/contract/endpoint';
import { Refused } from '../../platform/errors.ts';
import { parseInput } from '../../platform/http/parse-input.ts';
import { asUrlTexts, type RawInput } from './every-endpoint.ts';

/**
 * Whether parsing, which is shared by all calls, refuses the input before the call begins; parsing itself must not
 * fail.
 */
export function isUnreadable(endpoint: Endpoint, { params, query, body }: RawInput): boolean {
  const sent = body === undefined ? undefined : JSON.parse(JSON.stringify(body));
  try {
    parseInput(endpoint, { params: asUrlTexts(params), query: asUrlTexts(query), body: sent }, 'en');
    return false;
  } catch (error) {
    if (error instanceof Refused) return error.parts.every(({ code }) => code === 'malformed');
    throw error;
  }
}
