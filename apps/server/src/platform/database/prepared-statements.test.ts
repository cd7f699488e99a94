import { expect, test } from 'vitest';
import { nameFrequentStatements } from './prepared-statements.ts';

const asked = (times: number, text: string, nameOf = nameFrequentStatements()) =>
  Array.from({ length: times }, () => nameOf(text));

test('a statement has a name from the fifth time on, and keeps it', () => {
  expect(asked(7, 'select $1')).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    'often_0',
    'often_0',
    'often_0',
  ]);
});

test('no two statements share a name, and after the sixty-fourth there is none', () => {
  const nameOf = nameFrequentStatements();
  const names = Array.from({ length: 80 }, (_, index) => asked(5, `select $${index}`, nameOf).at(-1));
  expect(new Set(names.slice(0, 64)).size).toBe(64);
  expect(names.slice(64)).toEqual(Array.from({ length: 16 }, () => undefined));
  expect(asked(1, 'select $0', nameOf)).toEqual(['often_0']);
});

test('a bulk of rows is never kept', () => {
  expect(asked(6, `insert ${'x'.repeat(9_000)}`)).toEqual(Array.from({ length: 6 }, () => undefined));
});
