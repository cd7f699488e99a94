import { z } from 'zod';

/**
 * A body without the fields that the contract has not: a page of a newer version may have sent them to a server of the one
 * before, while both run (decision 47).
 */
export function knownFields(schema: z.ZodType, body: unknown): unknown {
  if (!(schema instanceof z.ZodObject) || typeof body !== 'object' || body === null) return body;
  const known = schema.shape;
  return Object.fromEntries(Object.entries(body).filter(([name]) => Object.hasOwn(known, name)));
}
