import { z } from 'zod';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isEmpty = (value: unknown): boolean => value === '';

/** The fields themselves where none is left out. */
function without(fields: Fields, isLeftOut: (name: string) => boolean): Fields {
  const names = Object.keys(fields);
  if (!names.some(isLeftOut)) return fields;
  return Object.fromEntries(names.filter((name) => !isLeftOut(name)).map((name) => [name, fields[name]]));
}

/**
 * The query of a read without what was left empty: a form sends it all the same, and an empty number would count as 0. Of
 * reads alone, as what a write leaves out may stand for all there is.
 */
export function filledQuery(query: unknown): unknown {
  return isFields(query) ? without(query, (name) => isEmpty(query[name])) : query;
}

/**
 * A form without what it left empty and cannot be so: it has no other way to write that there is no picture, no choice or
 * no list. Where an empty text says something (a name that is missing), it stays.
 */
export function filledForm(schema: z.ZodType, body: unknown): unknown {
  if (!isFields(body) || !(schema instanceof z.ZodObject)) return body;
  const { shape } = schema;
  const isRefusedEmpty = (name: string): boolean =>
    Object.hasOwn(shape, name) && !shape[name]?.safeParse('').success;
  return without(body, (name) => isEmpty(body[name]) && isRefusedEmpty(name));
}

/**
 * A body without the fields that the contract has not: a page of a newer version may have sent them to a server of the one
 * before, while both run (decision 47).
 */
export function knownFields(schema: z.ZodType, body: unknown): unknown {
  if (!isFields(body) || !(schema instanceof z.ZodObject)) return body;
  const { shape } = schema;
  return without(body, (name) => !Object.hasOwn(shape, name));
}
