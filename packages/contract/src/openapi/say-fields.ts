import { words } from './words/index.ts';

type Json = Record<string, unknown>;

const isSchema = (value: unknown): value is Json => typeof value === 'object' && value !== null;
const partsOf = ({ anyOf, oneOf, allOf, prefixItems, items }: Json): Json[] =>
  [anyOf, oneOf, allOf, prefixItems, items].flat().filter(isSchema);

/** What a field's value is counted in, where its schema says so (`unit` of a shape). */
const unitOf = (schema: Json): unknown =>
  schema['unit'] ??
  partsOf(schema)
    .map(unitOf)
    .find((unit) => unit !== undefined);

/** A field's word: the one of its place before the one that its name has everywhere. */
function wordOf(name: string, places: readonly string[]): string | undefined {
  const narrow = places.map((place) => `${place}.${name}`).find((key) => key in words);
  return words[narrow ?? name];
}

function sayField(name: string, schema: Json, places: readonly string[]): Json {
  const meaning = schema['description'] ?? wordOf(name, places);
  const said = [meaning, unitOf(schema)].filter((part) => part !== undefined);
  return { ...sayFields(schema, [name]), ...(said.length > 0 ? { description: said.join(' ') } : {}) };
}

function sayPart(key: string, value: unknown, places: readonly string[]): unknown {
  if (!isSchema(value)) return value;
  if (key === 'properties')
    return Object.fromEntries(
      Object.entries(value).map(([name, field]) => [name, sayField(name, field as Json, places)]),
    );
  if (Array.isArray(value)) return value.map((part: unknown) => sayPart('', part, places));
  return key === 'default' ? value : sayFields(value, places);
}

/**
 * A schema whose fields each say what they mean: as their own schema does, else as the word of their name, looked for at
 * the places they stand in (a call, its room, the field around them), the narrowest first.
 */
export function sayFields(schema: Json, places: readonly string[]): Json {
  const { unit: _said, ...rest } = schema;
  return Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, sayPart(key, value, places)]));
}
