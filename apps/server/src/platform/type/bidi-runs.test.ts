import { expect, test } from 'vitest';
import { runsOf } from './bidi-runs.ts';

const shown = (line: string, base: 'ltr' | 'rtl') =>
  runsOf(line, base).map(({ text, isRightToLeft }) => `${isRightToLeft ? '<' : '>'}${text}`);

test('[LANG-02] a line stands as it is read: numbers and names keep their direction inside the other', () => {
  expect(shown('Order 12', 'ltr')).toEqual(['>Order 12']);
  expect(shown('الطلب 100001', 'rtl')).toEqual(['>100001', '<الطلب ']);
  expect(shown('Pizza بيتزا 2', 'ltr').join('')).toContain('<');
  expect(shown('The Trattoria', 'rtl')).toEqual(['>The Trattoria']);
  expect(shown('\u200e+598 2000', 'rtl')).toEqual(['>\u200e+598 2000']);
  expect(shown('', 'rtl')).toEqual([]);
});

test('[LANG-02] brackets turn round with what they hold', () => {
  expect(shown('(بيتزا)', 'rtl')).toEqual(['<)بيتزا(']);
});
