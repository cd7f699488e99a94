import { resolveShape } from './convert-shapes.ts';
import { words } from './words/index.ts';

type Json = Record<string, unknown>;

/** Where a schema stands. */
interface Standing {
  /** Its places by their names, the narrowest first: a named shape, the field around it; or a call and its room. */
  readonly places: readonly string[];
  /** The shapes that references in it name. */
  readonly named: Readonly<Record<string, Json>>;
}

const isSchema = (value: unknown): value is Json => typeof value === 'object' && value !== null;
const partsOf = ({ anyOf, oneOf, allOf, prefixItems, items }: Json): Json[] =>
  [anyOf, oneOf, allOf, prefixItems, items].flat().filter(isSchema);

/** What a field's value is counted in, where its schema says so (`unit` of a shape). */
function unitOf(schema: Json, named: Standing['named']): unknown {
  const shape = resolveShape(schema, named);
  const units = partsOf(shape).map((part) => unitOf(part, named));
  return shape['unit'] ?? units.find((unit) => unit !== undefined);
}

/** A field's word: the one of its place before the one that its name has everywhere. */
function wordOf(name: string, places: readonly string[]): string | undefined {
  const narrow = places.map((place) => `${place}.${name}`).find((key) => key in words);
  return words[narrow ?? name];
}

function sayField(name: string, schema: Json, { places, named }: Standing): Json {
  const own = schema['description'] ?? resolveShape(schema, named)['description'];
  const meaning = own ?? wordOf(name, places);
  const said = [meaning, unitOf(schema, named)].filter((part) => part !== undefined);
  const description = said.length > 0 ? { description: said.join(' ') } : {};
  return { ...sayFields(schema, { places: [name], named }), ...description };
}

function sayPart(key: string, value: unknown, standing: Standing): unknown {
  if (!isSchema(value)) return value;
  if (key === 'properties')
    return Object.fromEntries(
      Object.entries(value).map(([name, field]) => [name, sayField(name, field as Json, standing)]),
    );
  if (Array.isArray(value)) return value.map((part: unknown) => sayPart('', part, standing));
  return key === 'default' ? value : sayFields(value, standing);
}

/**
 * A schema whose fields each say what they mean: as their own schema does, else as the word of their name, looked for at
 * the places they stand in first.
 */
export function sayFields(schema: Json, standing: Standing): Json {
  const { unit: _said, ...rest } = schema;
  return Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, sayPart(key, value, standing)]));
}
