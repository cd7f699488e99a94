import { resolveShape } from './convert-shapes.ts';
import { words } from './words/index.ts';

type Json = Record<string, unknown>;

/** The context that a schema is described in. */
interface Standing {
  /** Names of its places, narrowest first: a named shape or the enclosing field; or a call and its group. */
  readonly places: readonly string[];
  /** The named schemas that references in it point to. */
  readonly named: Readonly<Record<string, Json>>;
}

const isSchema = (value: unknown): value is Json => typeof value === 'object' && value !== null;
const partsOf = ({ anyOf, oneOf, allOf, prefixItems, items }: Json): Json[] =>
  [anyOf, oneOf, allOf, prefixItems, items].flat().filter(isSchema);

/** The unit of a field's value, if its schema has one (`unit`). */
function unitOf(schema: Json, named: Standing['named']): unknown {
  const shape = resolveShape(schema, named);
  const units = partsOf(shape).map((part) => unitOf(part, named));
  return shape['unit'] ?? units.find((unit) => unit !== undefined);
}

/** The description of a field: that of its place, or else the general one of its name. */
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
 * Adds a description to every field of a schema: the one its own schema has, or else the one in `words`, where an entry for
 * the field's place comes before the general one of its name.
 */
export function sayFields(schema: Json, standing: Standing): Json {
  const { unit: _said, ...rest } = schema;
  return Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, sayPart(key, value, standing)]));
}
