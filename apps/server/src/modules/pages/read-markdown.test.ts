import { expect, test } from 'vitest';
import { readMarkdown } from './read-markdown.ts';

const plain = (text: string) => ({ text, strong: false, href: null });

test('headings, paragraphs, lists, bold words and links', () => {
  const text =
    '# One\n\n### Three\n\nWords **in bold** and [a link](/help-and-support).\n\n- first\n- second\n\n1. once';
  expect(readMarkdown(text)).toEqual([
    { kind: 'heading', level: 2, spans: [plain('One')] },
    { kind: 'heading', level: 3, spans: [plain('Three')] },
    {
      kind: 'paragraph',
      spans: [
        plain('Words '),
        { text: 'in bold', strong: true, href: null },
        plain(' and '),
        { text: 'a link', strong: false, href: '/help-and-support' },
        plain('.'),
      ],
    },
    { kind: 'list', ordered: false, items: [[plain('first')], [plain('second')]] },
    { kind: 'list', ordered: true, items: [[plain('once')]] },
  ]);
});

test('a list of loose items, and one inside another, are items of words', () => {
  const [list] = readMarkdown('- one\n\n- two\n  - inner\n');
  expect(list).toEqual({
    kind: 'list',
    ordered: false,
    items: [[plain('one')], [plain('two'), plain(' '), plain('inner')]],
  });
});

test.each([
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'data:text/html,x',
  '//elsewhere.example/x',
  'vbscript:x',
  '#top',
])('a link to %s is words', (target) => {
  expect(readMarkdown(`[here](${target})`)).toEqual([{ kind: 'paragraph', spans: [plain('here')] }]);
});

test.each(['https://example.org/a?b=c', 'http://example.org', 'mailto:a@example.org', 'tel:+1555', '/terms'])(
  'a link to %s leads there',
  (target) => {
    expect(readMarkdown(`[here](${target})`)).toEqual([
      { kind: 'paragraph', spans: [{ text: 'here', strong: false, href: target }] },
    ]);
  },
);

test('markup of other kinds stands as it was written', () => {
  expect(readMarkdown('<script>alert(1)</script>')).toEqual([
    { kind: 'paragraph', spans: [plain('<script>alert(1)</script>')] },
  ]);
  const [inline] = readMarkdown('A <b>tag</b> & an *emphasis*');
  expect(inline).toMatchObject({ kind: 'paragraph' });
  expect(inline?.kind === 'paragraph' && inline.spans.map(({ text }) => text).join('')).toBe(
    'A <b>tag</b> & an emphasis',
  );
});

test('no text is too odd to be read', () => {
  for (const text of ['', '\n\n', '[](', '**', '- ', '#', '`'.repeat(500), '['.repeat(500), '* '.repeat(300)])
    expect(Array.isArray(readMarkdown(text)), text).toBe(true);
});
