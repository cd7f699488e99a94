import type { InputSchema } from '../contract/sample-input.ts';
import type { Dice } from './dice.ts';
import type { Known } from './known.ts';

/** The source of values. */
export interface Source {
  readonly dice: Dice;
  readonly known: Known;
  /** The call's room, such as `orders`. */
  readonly room: string;
}

/** A placeholder for a file in a form. */
export interface FormFile {
  readonly $file: 'picture' | 'rubbish' | 'empty';
}

const words = [
  'Ana',
  'Sarandí 500',
  'شارع الحبيب',
  'Zoë’s 🍕',
  'Nr. 5 – 2º',
  'a',
  ' two  words ',
  'ana@example.com',
];

// The contract's own kinds of text, by the beginning of their pattern.
const byPattern: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^\^\[0-9a-f\]\{8\}/, ['0190a000-ffff-7000-8000-00000000dead']],
  [/\[\+-\]\?\\d\+/, ['-34.905', '-56.185', '0', '1e1', '89.99']],
  [/\\d\{4\}-\\d\{2\}-\\d\{2\} /, ['2026-06-18 10:00:00', '2026-07-01 00:00:00', '2027-02-29 25:61:00']],
  [/0\[1-9\]\|1\[0-2\]\)\$/, ['2026-06', '2027-12']],
  [/\(\?:\(\?:/, ['2026-06-18', '2026-12-31', '2027-02-28']],
  [/^\^\\d\{4\}/, ['1234', '0000']],
  [/^\^\\\//, ['/wallet', '/', '/a?b=c']],
  [/\{22,64\}|A-Za-z0-9_-\]\+\$/, ['gggggggggggggggggggggggg', 'abcd-1234_efgh-5678-ijkl']],
];

function textOf({ dice }: Source, schema: InputSchema): string {
  if (schema.format === 'date-time')
    return dice.pick(['2026-06-17T20:00:00.000Z', '2026-06-18T11:30:00Z', '2031-01-01T00:00:00.000Z']);
  if (schema.format === 'uri')
    return dice.pick(['https://fcm.googleapis.com/fcm/send/x', 'https://x.example/']);
  const { pattern, minLength = 0, maxLength = 80 } = schema;
  const fitting = pattern === undefined ? words : byPattern.find(([of]) => of.test(pattern))?.[1];
  const text = dice.pick(fitting ?? ['abcd-1234', 'gggggggg', '1234']);
  return text.padEnd(minLength, 'x').slice(0, maxLength);
}

function numberOf({ dice }: Source, { minimum = 0, maximum = 1e6, type }: InputSchema): number {
  const near = Math.min(maximum, minimum + 20);
  const whole = dice.pick([minimum, maximum, dice.whole(minimum, near), dice.whole(minimum, near)]);
  return type === 'integer' || dice.chance(0.7) ? whole : whole + dice.pick([0.5, 0.01, 0.005]);
}

function objectOf(source: Source, schema: InputSchema): Record<string, unknown> {
  const required = new Set(schema.required ?? []);
  const fields = Object.entries(schema.properties ?? {}).filter(
    ([name]) => required.has(name) || source.dice.chance(0.35),
  );
  return Object.fromEntries(fields.map(([name, field]) => [name, validValue(source, field, name)]));
}

function listOf(
  source: Source,
  { items = {}, minItems = 0, maxItems = 3 }: InputSchema,
  name: string,
): unknown[] {
  const length = source.dice.whole(minItems, Math.max(minItems, Math.min(maxItems, 3)));
  return Array.from({ length }, () => validValue(source, items, name.replace(/s$/, '')));
}

/** A value that the schema accepts; if possible, one that the market has returned. */
export function validValue(source: Source, schema: InputSchema, name = ''): unknown {
  const { dice, known, room } = source;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return dice.pick(schema.enum);
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (choices) return validValue(source, dice.pick(choices), name);
  if (schema.type === 'object') return objectOf(source, schema);
  if (schema.type === 'array') return listOf(source, schema, name);
  if (schema.type === 'boolean') return dice.chance(0.5);
  if (schema.type === 'null') return null;
  const returned = dice.chance(0.75) ? known.pick(dice, name, room) : undefined;
  if (returned !== undefined && (schema.type === undefined || typeof returned === schema.type))
    return returned;
  if (schema.type === 'string') return textOf(source, schema);
  if (schema.type === 'number' || schema.type === 'integer') return numberOf(source, schema);
  return dice.pick<unknown>([{ $file: 'picture' } satisfies FormFile, 1, 'x', null]);
}
