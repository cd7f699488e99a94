import { compileMessage } from '@lingui/message-utils/compileMessage';
import { expect, test } from 'vitest';
import { type CompiledMessage, countingOf, formatMessage } from './format-message.ts';

const written = (message: string, values = {}, language = 'en') =>
  formatMessage(compileMessage(message) as CompiledMessage, values, countingOf(language));

test.each([
  ['Plain', {}, 'Plain'],
  ['Hello {name}, {name}!', { name: 'Ana' }, 'Hello Ana, Ana!'],
  ['It’s {what}', {}, 'It’s '],
  ['{count, plural, =0 {none} one {# of {all}} other {# of {all}}}', { count: 0, all: 3 }, 'none'],
  ['{count, plural, =0 {none} one {# of {all}} other {# of {all}}}', { count: 1, all: 3 }, '1 of 3'],
  ['{count, plural, one {# item} other {# items}}', { count: 12345 }, '12,345 items'],
  ['{kind, select, a {A} other {rest}}', { kind: 'a' }, 'A'],
  ['{kind, select, a {A} other {rest}}', { kind: 'b' }, 'rest'],
  ['{days, plural, =0 {in {time}} other {in # days {time}}}', { days: 2, time: '01:00' }, 'in 2 days 01:00'],
])('%s', (message, values, text) => {
  expect(written(message, values)).toBe(text);
});

test('[LANG-01] numbers have Latin digits in Arabic, and its six plurals', () => {
  const message = '{count, plural, zero {z} one {o} two {t} few {# f} many {# m} other {# x}}';
  const texts = [0, 1, 2, 3, 11, 100].map((count) => written(message, { count }, 'ar'));
  expect(texts).toEqual(['z', 'o', 't', '3 f', '11 m', '100 x']);
});
