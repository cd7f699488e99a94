import { z } from 'zod';

const isEmpty = (value: unknown): boolean => value === '';

function without(fields: object, isLeftOut: (name: string, value: unknown) => boolean): object {
  const entries = Object.entries(fields);
  if (!entries.some(([, value]) => isEmpty(value))) return fields;
  return Object.fromEntries(entries.filter(([name, value]) => !isLeftOut(name, value)));
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * The query of a read without what was left empty: a form sends it all the same, and an empty number would count as 0. Of
 * reads alone, as what a write leaves out may stand for all there is.
 */
export function filledQuery(query: unknown): unknown {
  return isObject(query) ? without(query, (_name, value) => isEmpty(value)) : query;
}

/**
 * A form without what it left empty and cannot be so: it has no other way to write that there is no picture, no choice or
 * no list. Where an empty text says something (a name that is missing), it stays.
 */
export function filledForm(schema: z.ZodType, body: unknown): unknown {
  if (!isObject(body) || !(schema instanceof z.ZodObject)) return body;
  const { shape } = schema;
  const isRefusedEmpty = (name: string): boolean =>
    Object.hasOwn(shape, name) && !shape[name]?.safeParse('').success;
  return without(body, (name, value) => isEmpty(value) && isRefusedEmpty(name));
}
