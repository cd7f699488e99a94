import { z } from 'zod';
import type { Endpoint } from '../endpoint/index.ts';
import { namedShapes } from './named-shapes.ts';

type Json = Record<string, unknown>;
type Schemas = Readonly<Record<string, Json>>;

/** A part of a call that has a schema. */
export type Part = 'params' | 'query' | 'body' | 'reply';

/** The schemas of all calls as JSON Schema, each named one once. */
export interface ConvertedShapes {
  /** The named schemas that calls use, by name. */
  readonly named: Schemas;
  /** The schema of a part; a reference if it has a name. */
  readonly partOf: (endpoint: Endpoint, part: Part) => Json;
}

const place = '#/components/schemas/';
const file: Json = { type: 'string', format: 'binary' };
const sent: readonly Part[] = ['params', 'query', 'body'];
const answered: readonly Part[] = ['reply'];

/** A reference to a named schema. */
export const referenceTo = (name: string): Json => ({ $ref: place + name });

/** The schema that a reference points to, or the schema itself. */
export function resolveShape(schema: Json, named: Schemas): Json {
  const { $ref } = schema;
  return typeof $ref === 'string' ? (named[$ref.replace(place, '')] ?? schema) : schema;
}

const keyOf = ({ id }: Endpoint, part: Part): string => `${id}.${part}`;

const isObject = (shape: z.ZodType): shape is z.ZodObject => shape instanceof z.ZodObject;

function haveSameFields({ shape: one }: z.ZodObject, { shape: other }: z.ZodObject): boolean {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
}

// A body is a strict copy of an exported shape with the same fields, and gets that shape's name.
function namesOfBodies(endpoints: readonly Endpoint[]): [z.ZodType, string][] {
  const objects = [...namedShapes].flatMap(([shape, name]) =>
    isObject(shape) && Object.keys(shape.shape).length > 0 ? [{ shape, name }] : [],
  );
  return endpoints.flatMap(({ body }) => {
    const found = isObject(body) ? objects.find(({ shape }) => haveSameFields(shape, body)) : undefined;
    return found ? [[body, found.name]] : [];
  });
}

function convert(endpoints: readonly Endpoint[], parts: readonly Part[], io: 'input' | 'output'): Schemas {
  const registry = z.registry<{ id: string }>();
  const names = io === 'input' ? [...namedShapes, ...namesOfBodies(endpoints)] : namedShapes;
  for (const [shape, id] of names) registry.add(shape, { id });
  // Registered as items of a list, so that a named shape becomes a reference.
  for (const call of endpoints)
    for (const part of parts) registry.add(z.array(call[part]), { id: keyOf(call, part) });
  const { schemas } = z.toJSONSchema(registry, {
    io,
    unrepresentable: 'any',
    uri: (name) => place + name,
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema._zod.def.type === 'custom') Object.assign(jsonSchema, file);
      // Answers may gain fields later.
      if (io === 'output' && jsonSchema.additionalProperties === false)
        delete jsonSchema.additionalProperties;
      // Any whole number that is exact in a double.
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
    },
  });
  return Object.fromEntries(
    Object.entries(schemas).map(([name, { $schema: _dialect, $id: _id, ...schema }]) => [
      name,
      schema as Json,
    ]),
  );
}

const namesIn = (schema: Json): string[] =>
  [...JSON.stringify(schema).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => String(name));

/** The named schemas that parts of calls use, directly or through one another. */
function namedFor(parts: readonly Json[], schemas: Schemas): Schemas {
  const found: Record<string, Json> = {};
  const look = (schema: Json): void => {
    for (const name of namesIn(schema)) {
      if (name in found) continue;
      found[name] = schemas[name] as Json;
      look(found[name]);
    }
  };
  parts.forEach(look);
  return found;
}

const ioOf = (part: Part): 'input' | 'output' => (part === 'reply' ? 'output' : 'input');

/** Converts the shapes of all calls to JSON Schema. */
export function convertShapes(endpoints: readonly Endpoint[]): ConvertedShapes {
  const schemas = {
    input: convert(endpoints, sent, 'input'),
    output: convert(endpoints, answered, 'output'),
  };
  const partOf = (call: Endpoint, part: Part): Json => {
    const shape = schemas[ioOf(part)][keyOf(call, part)]?.['items'] as Json;
    // Parameters are listed one by one, so a reference is resolved.
    return part === 'params' || part === 'query' ? resolveShape(shape, schemas.input) : shape;
  };
  const namedIn = (parts: readonly Part[], io: 'input' | 'output'): Schemas =>
    namedFor(
      endpoints.flatMap((call) => parts.map((part) => partOf(call, part))),
      schemas[io],
    );
  const [input, output] = [namedIn(sent, 'input'), namedIn(answered, 'output')];
  for (const name of Object.keys(input))
    if (name in output && JSON.stringify(input[name]) !== JSON.stringify(output[name]))
      throw new Error(`${name} is sent in another shape than it is answered in`);
  return { named: { ...output, ...input }, partOf };
}
