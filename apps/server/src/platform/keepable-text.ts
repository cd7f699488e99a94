import { isKeepable } from '@promenade/domain/words';

/** Deeper than anything that a call takes: the borders of zones are six lists deep. */
const mostDepth = 32;

/**
 * Whether a value holds what cannot be kept: a text that the database refuses, or lists in lists without end, on which
 * whatever walks through them breaks.
 */
export function hasUnkeepableText(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return !isKeepable(value);
  if (typeof value !== 'object' || value === null) return false;
  return depth >= mostDepth || Object.values(value).some((inner) => hasUnkeepableText(inner, depth + 1));
}
