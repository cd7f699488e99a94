import { expect, test } from 'vitest';
import { PAGE_TEXT_LIMIT, PAGE_TITLE_LIMIT, readPageFile } from './index.ts';

test.each([
  ['# Terms\n\nWords.', 'Terms', 'Words.'],
  ['# Terms \r\n\r\nOne.\r\nTwo.\r\n', 'Terms', 'One.\nTwo.'],
  ['\uFEFF# Über uns\nWir.', 'Über uns', 'Wir.'],
  [
    `# ${'t'.repeat(PAGE_TITLE_LIMIT)}\n${'x'.repeat(PAGE_TEXT_LIMIT)}`,
    't'.repeat(PAGE_TITLE_LIMIT),
    'x'.repeat(PAGE_TEXT_LIMIT),
  ],
])('a title, and the text below it: %#', (file, title, text) => {
  expect(readPageFile(file)).toEqual({ title, text });
});

test.each([
  '',
  'Terms\n\nWords.',
  '## Terms\n\nWords.',
  '#\n\nWords.',
  '# Terms',
  '# Terms\n\n  \n',
  `# ${'t'.repeat(PAGE_TITLE_LIMIT + 1)}\nWords.`,
  `# Terms\n${'x'.repeat(PAGE_TEXT_LIMIT + 1)}`,
])('anything else is no page: %#', (file) => {
  expect(readPageFile(file)).toBeUndefined();
});
