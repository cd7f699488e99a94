import { z } from 'zod';

/** The part of JSON Schema that the contract's inputs use. */
export interface InputSchema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, InputSchema>>;
  readonly required?: readonly string[];
  readonly items?: InputSchema;
  readonly anyOf?: readonly InputSchema[];
  readonly oneOf?: readonly InputSchema[];
  readonly allOf?: readonly InputSchema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
}

// A valid id that does not exist, and texts for the contract's other patterns.
const strings = [
  '0190a000-ffff-7000-8000-00000000dead',
  'gggggggggggggggggggggggg',
  '12345678',
  'abcd',
  '1234',
  '2026-06',
];

function sampleText(schema: InputSchema): string {
  if (schema.format === 'date-time') return '2026-06-17T20:00:00.000Z';
  const pattern = new RegExp(schema.pattern ?? '');
  const fitting = strings.find((text) => pattern.test(text) && text.length >= (schema.minLength ?? 0));
  if (fitting === undefined)
    throw new Error(`No sample text fits ${JSON.stringify(schema)}; add one to the list`);
  return fitting;
}

/** A value that a schema accepts. */
export function sampleOf(schema: InputSchema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return sampleOf(choices[0] ?? {});
  if (schema.type === 'string') return sampleText(schema);
  if (schema.type === 'number' || schema.type === 'integer') return Math.max(1, schema.minimum ?? 1);
  if (schema.type === 'boolean') return true;
  if (schema.type === 'array') return [];
  return Object.fromEntries(
    (schema.required ?? []).map((name) => [name, sampleOf(schema.properties?.[name] ?? {})]),
  );
}

/** An endpoint's part as JSON Schema. */
export function inputSchemaOf(part: z.ZodType): InputSchema {
  return z.toJSONSchema(part, { io: 'input', unrepresentable: 'any' }) as InputSchema;
}

/** The required fields of an endpoint's part, and no others. */
export function sampleInput(part: z.ZodType): unknown {
  return sampleOf(inputSchemaOf(part));
}
