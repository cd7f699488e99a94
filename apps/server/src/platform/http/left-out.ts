import { z } from 'zod';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isEmpty = (value: unknown): boolean => value === '';

/** Removes fields; returns the same object if there are none to remove. */
function without(fields: Fields, isLeftOut: (name: string) => boolean): Fields {
  const names = Object.keys(fields);
  if (!names.some(isLeftOut)) return fields;
  return Object.fromEntries(names.filter((name) => !isLeftOut(name)).map((name) => [name, fields[name]]));
}

/**
 * The query of a read without its empty parameters: forms send them too, and an empty number would count as 0. Only for
 * reads, since a parameter left out of a write can mean everything.
 */
export function filledQuery(query: unknown): unknown {
  return isFields(query) ? without(query, (name) => isEmpty(query[name])) : query;
}

/**
 * A form without empty fields that cannot be empty: a form has no other way to send no picture, no choice or no list. If an
 * empty text is meaningful (a missing name), it stays.
 */
export function filledForm(schema: z.ZodType, body: unknown): unknown {
  if (!isFields(body) || !(schema instanceof z.ZodObject)) return body;
  const { shape } = schema;
  const isRefusedEmpty = (name: string): boolean =>
    Object.hasOwn(shape, name) && !shape[name]?.safeParse('').success;
  return without(body, (name) => isEmpty(body[name]) && isRefusedEmpty(name));
}

/**
 * A body without the fields that the contract does not know: a page of a newer version can send them to a server of the
 * previous one while both run (decision 47).
 */
export function knownFields(schema: z.ZodType, body: unknown): unknown {
  if (!isFields(body) || !(schema instanceof z.ZodObject)) return body;
  const { shape } = schema;
  return without(body, (name) => !Object.hasOwn(shape, name));
}
