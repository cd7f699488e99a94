/** Texts that break what is careless: a NUL that PostgreSQL refuses, half a pair, SQL, paths, patterns, and length. */
export const hostileTexts: readonly string[] = [
  'a\u0000b',
  '\ud800',
  "'; drop table orders; --",
  '%_\\',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '\u202e\ufeff',
  '((((((((((a+)+)+)+)+)+)+)+)+)+$',
  'x'.repeat(50_000),
];

/** Numbers beyond what any column holds, as texts where they stand in a query. */
export const hostileNumbers: readonly unknown[] = [
  -1,
  1e308,
  Number.MAX_SAFE_INTEGER + 1,
  2 ** 31,
  // As much as a bound on money lets in: in minor units more than 32 bits hold.
  1e9,
  0.000_000_1,
  '1e999',
  'NaN',
  '-0',
];

/** Values of a type that nobody expects. */
const wrongTypes: readonly unknown[] = [
  null,
  true,
  [],
  [[[]]],
  {},
  { toString: 'x' },
  { __proto__: null },
  [null],
];

/** All of it. */
export const hostileValues: readonly unknown[] = [...hostileTexts, ...hostileNumbers, ...wrongTypes];

/** One of each kind, for what is nested, which is much. */
export const deepValues: readonly unknown[] = [
  'a\u0000b',
  '\ud800',
  -1,
  2 ** 31,
  1e9,
  1e308,
  null,
  [[[]]],
  {},
];
