/**
 * Texts that break careless code: a NUL, which PostgreSQL rejects, a lone surrogate, SQL, paths, patterns, and
 * length.
 */
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

/** Numbers that no column can store; in a query they are sent as text. */
export const hostileNumbers: readonly unknown[] = [
  -1,
  1e308,
  Number.MAX_SAFE_INTEGER + 1,
  2 ** 31,
  // The largest amount that the bounds on money allow: in minor units it exceeds 32 bits.
  1e9,
  0.000_000_1,
  '1e999',
  'NaN',
  '-0',
];

/** Values of unexpected types. */
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

/** One of each kind, for nested values, of which there are many. */
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
