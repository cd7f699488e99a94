import { expect, test } from 'vitest';
import { z } from 'zod';
import { endpoints } from './calls/index.ts';
import { type Endpoint, page } from './endpoint/index.ts';

const fieldsOf = (part: z.ZodType): [string, z.ZodType][] =>
  part instanceof z.ZodObject ? Object.entries(part.shape as Record<string, z.ZodType>) : [];

// The text of a point's degrees may be as JSON writes a number, with an exponent.
const isOfPoint = (name: string): boolean => /[_ ](lat|lng|latitude|longitude)$/.test(name);

const isReadAs = (field: z.ZodType, text: string): boolean => typeof field.safeParse(text).data === 'number';

test('a number of a request is written in digits: limit=0x10 was read as 16, and limit=1e1 as 10', () => {
  const all = Object.values<Endpoint>(endpoints).flatMap(({ id, query, body }) =>
    [...fieldsOf(query), ...fieldsOf(body)].map(([name, field]) => ({ name: `${id} ${name}`, field })),
  );
  const numbers = all.filter(({ name, field }) => isReadAs(field, '5') && !isOfPoint(name));
  expect(numbers.length).toBeGreaterThan(50);
  const loose = (text: string) =>
    numbers.filter(({ field }) => isReadAs(field, text)).map(({ name }) => name);
  for (const text of ['0x5', '0b11', '5e0', '', ' ', 'Infinity']) expect(loose(text), text).toEqual([]);
});

test('it may be a number or the text of one, and has to be whole where pages are counted', () => {
  for (const limit of [20, '20', ' 20', '020']) expect(page.parse({ limit }).limit).toBe(20);
  for (const limit of ['1.5', '0', '101', '-1', '2,0', 'twelve', true, null, [], ['5']])
    expect(page.safeParse({ limit }).success, String(limit)).toBe(false);
  expect(page.parse({})).toEqual({ limit: 12, offset: 1 });
});
