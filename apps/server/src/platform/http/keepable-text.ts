import { isKeepable } from '@promenade/domain/words';

/** Deeper than anything that a call takes: the borders of zones are six lists deep. */
const mostDepth = 32;

/** What of a value cannot be kept: where it stands, and why. */
export interface Unkeepable {
  readonly path: readonly string[];
  readonly reason: 'text' | 'depth';
}

/**
 * What a value holds that cannot be kept: a text that the database refuses, or lists in lists without end, on which
 * whatever walks through them breaks. Undefined where all of it can be.
 */
export function findUnkeepable(value: unknown, depth = 0): Unkeepable | undefined {
  if (typeof value === 'string') return isKeepable(value) ? undefined : { path: [], reason: 'text' };
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth >= mostDepth) return { path: [], reason: 'depth' };
  for (const name of Object.keys(value)) {
    const found = findUnkeepable((value as Readonly<Record<string, unknown>>)[name], depth + 1);
    // Of what is too deep its field is enough.
    if (found?.reason === 'depth' && depth > 0) return found;
    if (found) return { ...found, path: [name, ...found.path] };
  }
  return undefined;
}
