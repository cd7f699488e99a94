import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { expect, onTestFinished, test } from 'vitest';
import { type CompiledMessage, countingOf, formatMessage } from '../src/lib/i18n/format-message.ts';
import { readCatalogues } from './catalogues.ts';
import { readLanguageFiles } from './language-files.ts';
import { type Compiled, lengthen, lengthenText } from './pseudo-language.ts';

const english = { 'cart.title': 'Cart', 'cart.count': '{count, plural, one {# item} other {# items}}' };

function folderWith(name: string, content: unknown): string {
  const folder = mkdtempSync(join(tmpdir(), 'languages-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, name), JSON.stringify(content));
  return folder;
}

const spanish = { name: 'Español', base: 'en', texts: { 'cart.title': 'Carrito' } };

test('[LANG-01] another language is one file', () => {
  expect(readLanguageFiles(folderWith('es.json', spanish), { en: english })).toEqual({
    es: { ...spanish, hidden: false },
  });
  expect(readLanguageFiles(join(tmpdir(), 'no-such-folder'), { en: english })).toEqual({});
});

test.each([
  ['an unknown text', 'es.json', { ...spanish, texts: { 'cart.titel': 'Carrito' } }, 'there is no such text'],
  [
    'a placeholder left out',
    'es.json',
    { ...spanish, texts: { 'cart.count': 'Muchas' } },
    'its placeholders are count',
  ],
  ['a name that is no code', 'Spanish_es.json', spanish, 'Incorrect locale'],
  ['a base that is none', 'es.json', { ...spanish, base: 'de' }, 'base'],
])('a file with %s says so', (_, name, content, words) => {
  expect(() => readLanguageFiles(folderWith(name, content), { en: english })).toThrow(words);
});

test('[LANG-01] the pseudo-language is two fifths longer in every text, and keeps what is filled in', () => {
  const [text = ''] = Object.values(
    lengthen({ a: ['Add {name} to the cart'] as Compiled }),
  ).flat() as string[];
  expect(text.length).toBeGreaterThanOrEqual('Add {name} to the cart'.length * 1.4);
  expect(lengthenText('12:30 – 14:00')).toBe('12:30 – 14:00');
  const compiled = lengthen({ count: compileMessage(english['cart.count']) as Compiled })['count'];
  const written = (count: number) =>
    formatMessage(compiled as CompiledMessage, { count }, countingOf('en-XA'));
  expect(written(1)).toMatch(/^1 .*ïtëm/);
  expect(written(12)).toMatch(/^12 .*ïtëms/);
});

test('[LANG-01] every text of English is in the pseudo-language, and none is English any more', () => {
  const { en, 'en-XA': pseudo } = readCatalogues();
  const [before, after] = [en, pseudo].map(
    (one) =>
      ({ ...JSON.parse(one?.first.json ?? '{}'), ...JSON.parse(one?.later.json ?? '{}') }) as Record<
        string,
        unknown
      >,
  );
  expect(Object.keys(after ?? {})).toEqual(Object.keys(before ?? {}));
  const wordsOf = (message: unknown) => [message].flat().filter((part) => typeof part === 'string');
  const same = Object.keys(before ?? {}).filter((key) => {
    const words = wordsOf(before?.[key]).join('');
    return /\p{L}/u.test(words) && words === wordsOf(after?.[key]).join('');
  });
  expect(same).toEqual([]);
});
