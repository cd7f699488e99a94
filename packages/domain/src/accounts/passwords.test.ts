import { expect, test } from 'vitest';
import { isOwnWord } from './index.ts';

const words = ['Promenade', 'La Esquina', 'ana.silva@example.com', 'Eva'];

test.each([
  ['promenade', true],
  ['Promenade2026!', true],
  ['123promenade', true],
  ['laesquina', true],
  ['La Esquina 1', true],
  ['ana.silva@example.com', true],
  // A longer sentence with the word in it is a password like any other.
  ['promenade at midnight', false],
  // Too short to be forbidden.
  ['eva123', false],
  ['correct horse', false],
  ['', false],
])('%s is a word of its surroundings: %s', (password, isOne) => {
  expect(isOwnWord(password, words)).toBe(isOne);
});

test('without words nothing is one', () => {
  expect(isOwnWord('promenade', [])).toBe(false);
  expect(isOwnWord('12345678', ['12'])).toBe(false);
});
