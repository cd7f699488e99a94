import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { asciiCode } from './ascii-code.ts';

test.each([
  ["'Añadir'", 'Añadir'],
  ['`طلب سلة 🛒`', 'طلب سلة 🛒'],
  ["'\\\\é'", '\\é'],
  ["/^[\\u0621-ي]+$/.test('سلة')", true],
  ["/^[😀-🙏]$/u.test('😃')", true],
  ['(() => { const größe = 3; return größe; })()', 3],
  ["({ 'ключ': 1 }).ключ", 1],
])('%s says the same in ASCII', (code, value) => {
  const ascii = asciiCode(code);
  expect(ascii).toMatch(/^\p{ASCII}*$/u);
  expect(runInNewContext(ascii)).toEqual(value);
});

test('a character that was escaped already is refused: its escape would be escaped', () => {
  expect(() => asciiCode(String.raw`/\–/`)).toThrow('backslash');
});
