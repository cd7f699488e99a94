import { hostileValues } from '../contract/hostile-values.ts';
import type { RawInput } from '../contract/every-endpoint.ts';
import type { Dice } from './dice.ts';
import type { Known } from './known.ts';

const texts: readonly unknown[] = [
  '',
  ' ',
  '\u0000',
  '\ud83d',
  'ﷺ\u202e\u200d',
  'ｅ́'.repeat(300),
  'x'.repeat(5_000),
  'undefined',
  '[object Object]',
  '0190A000-FFFF-7000-8000-00000000DEAD',
  '0190a000-ffff-7000-8000-00000000dea',
  "' or 1=1 --",
  '$1',
  '{{7*7}}',
  '1970-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999Z',
  '+275760-09-13T00:00:00.000Z',
];
const numbers: readonly unknown[] = [
  0,
  -1,
  -0.01,
  0.1 + 0.2,
  2_147_483_648,
  '9223372036854775807',
  1e21,
  5e-324,
  '1',
  '01',
  '1e3',
  '٣',
];

function deep(levels: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < levels; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
}

const prototypes: readonly string[] = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'unheard_of',
];

/** A value close to the given one: beyond a limit, of another type, someone else's id, or unexpected. */
function nearby(dice: Dice, known: Known, value: unknown): unknown {
  if (dice.chance(0.2)) return known.anyId(dice);
  if (typeof value === 'number' && dice.chance(0.5))
    return dice.pick([value + 1, value - 1, -value, value * 1e6, value + 0.001]);
  if (typeof value === 'string' && dice.chance(0.4))
    return dice.pick([
      `${value} `,
      value.slice(1),
      value.toUpperCase(),
      `${value}${value}`,
      [value],
      { value },
    ]);
  return dice.pick<unknown>([
    dice.pick(texts),
    dice.pick(numbers),
    dice.pick(hostileValues),
    deep(dice.pick([3, 40])),
  ]);
}

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof FormData);

function changed(dice: Dice, known: Known, fields: Fields): Fields {
  const names = Object.keys(fields);
  const name = names.length === 0 ? undefined : dice.pick(names);
  if (name === undefined || dice.chance(0.1))
    return { ...fields, [dice.pick(prototypes)]: dice.pick([1, {}, { kind: 'operator' }, 'x']) };
  const value = fields[name];
  if (dice.chance(0.12))
    return Object.fromEntries(Object.entries(fields).filter(([other]) => other !== name));
  if (isFields(value) && dice.chance(0.8)) return { ...fields, [name]: changed(dice, known, value) };
  if (Array.isArray(value) && value.length > 0 && dice.chance(0.7)) {
    const at = dice.whole(0, value.length - 1);
    const list = dice.chance(0.2)
      ? Array.from({ length: 60 }, () => value[at])
      : value.map((one, index) =>
          index !== at ? one : isFields(one) ? changed(dice, known, one) : nearby(dice, known, one),
        );
    return { ...fields, [name]: list };
  }
  return { ...fields, [name]: nearby(dice, known, value) };
}

/** The input with one thing invalid or different. */
export function mutate(dice: Dice, known: Known, input: RawInput): RawInput {
  const parts = (['params', 'query', 'body'] as const).filter((part) => isFields(input[part]));
  const filled = parts.filter((part) => Object.keys(input[part] as Fields).length > 0);
  const part = dice.pick(filled.length > 0 && dice.chance(0.95) ? filled : parts);
  return part === undefined ? input : { ...input, [part]: changed(dice, known, input[part] as Fields) };
}
