import { expect, test } from 'vitest';
import { z } from 'zod';
import { valueWords } from './value-words.ts';

const percent = z.number().min(0).max(100);
const words = (schema: z.ZodType, value: unknown): string[] => {
  const { error } = z.safeParse(schema, value, { error: valueWords.en });
  return (error?.issues ?? []).map(({ path, message }) =>
    [path.join('.'), message].filter(Boolean).join(': '),
  );
};

test.each([
  [percent, '22,5', 'must be a number, such as 22.5'],
  [z.coerce.number(), 'abc', 'must be a number, in digits'],
  [percent, 101, 'must be at most 100'],
  [percent, -1, 'must be at least 0'],
  [z.number().gt(0), 0, 'must be more than 0'],
  [z.int(), 1.5, 'must be a whole number'],
  [z.boolean(), 'nein', 'must be true or false'],
  [z.string(), 598, 'must be a text'],
  [z.string().min(1), '', 'must not be empty'],
  [z.string().min(2), 'a', 'must have at least 2 characters'],
  [z.string().max(2), 'abc', 'must have at most 2 characters'],
  [z.array(z.string()).max(1), ['a', 'b'], 'must have at most 1 entry'],
  [z.array(z.string()), 'a', 'must be a list of JSON, […]'],
  [z.enum(['info', 'warn']), 'loud', 'must be one of info, warn'],
  [z.strictObject({}), 'Hello', 'must be an object of JSON, {"name": value, …}'],
  [z.strictObject({ otp: z.boolean() }), {}, 'otp: is missing'],
  [z.strictObject({}), { manul: true }, 'has no place for manul'],
  [z.url(), 'market.example', 'must be a web address such as https://market.example'],
  [z.url('must be a host'), 'x', 'must be a host'],
  [z.string().regex(/^a$/, 'must be an a'), 'b', 'must be an a'],
])('an operator reads what a value has to be, not what a program calls it: %#', (schema, value, said) => {
  expect(words(schema, value)).toEqual([said]);
});
