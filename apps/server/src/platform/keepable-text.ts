/**
 * Whether a value holds a text that cannot be kept: a NUL, which PostgreSQL refuses in text, or half of a
 * surrogate pair, which it refuses in jsonb. Meant for values whose shape, and so whose depth, is known.
 */
export function hasUnkeepableText(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\u0000') || !value.isWellFormed();
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some(hasUnkeepableText);
}
