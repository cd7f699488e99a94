import { isKeepable } from '@promenade/domain/words';

/** Deeper than any call needs: the boundaries of zones are six lists deep. */
const mostDepth = 32;

/** The part of a value that cannot be stored: where it is, and why. */
export interface Unkeepable {
  readonly path: readonly string[];
  readonly reason: 'text' | 'depth';
}

/**
 * Finds what cannot be stored in a value: a text that the database refuses, or nesting so deep that recursive code would
 * overflow. Undefined if everything can be stored.
 */
export function findUnkeepable(value: unknown, depth = 0): Unkeepable | undefined {
  if (typeof value === 'string') return isKeepable(value) ? undefined : { path: [], reason: 'text' };
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth >= mostDepth) return { path: [], reason: 'depth' };
  for (const name of Object.keys(value)) {
    const found = findUnkeepable((value as Readonly<Record<string, unknown>>)[name], depth + 1);
    // For excessive depth, naming the top-level field is enough.
    if (found?.reason === 'depth' && depth > 0) return found;
    if (found) return { ...found, path: [name, ...found.path] };
  }
  return undefined;
}
