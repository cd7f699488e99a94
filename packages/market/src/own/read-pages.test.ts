import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readPages } from './read-pages.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'promenade-pages-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function put(path: string, text: string | Buffer): Promise<void> {
  await mkdir(join(folder, 'pages', path, '..'), { recursive: true });
  await writeFile(join(folder, 'pages', path), text);
}

test('a folder without pages has none', () => {
  expect(readPages(folder)).toEqual({ pages: [], leftOut: [] });
});

test('pages are read by language and name; what is none is named with its reason', async () => {
  await put('en/about-us.md', '# About\n\nUs.');
  await put('nl/about-us.md', '# Over\n\nOns.');
  await put('nl/prices.md', '# Prices\n\nLow.');
  await put('fr/privacy-policy.md', 'No title.');
  const { pages, leftOut } = readPages(folder);
  expect(pages).toEqual([
    { slug: 'about-us', language: 'en', title: 'About', text: 'Us.' },
    { slug: 'about-us', language: 'nl', title: 'Over', text: 'Ons.' },
  ]);
  expect(leftOut.map(({ file }) => file)).toEqual(['pages/fr/privacy-policy.md', 'pages/nl/prices.md']);
});

test('a page in an editor’s own letters is left out and named, not read with signs missing', async () => {
  await put('fr/about-us.md', Buffer.from('# À propos\n\nLe marché.', 'latin1'));
  await put('nl/about-us.md', '\uFEFF# Over\n\nOns.');
  expect(readPages(folder)).toEqual({
    pages: [{ slug: 'about-us', language: 'nl', title: 'Over', text: 'Ons.' }],
    leftOut: [{ file: 'pages/fr/about-us.md', reason: 'It is not in UTF-8: save it as UTF-8.' }],
  });
});

test('what stands among the pages and is no file is left out and named', async () => {
  await put('ar', 'A file where a folder is meant.');
  await put('en/about-us.md/draft.md', '# About');
  await put('de/about-us.md', '# Wir');
  await put('.DS_Store', 'Of a desktop.');
  const { leftOut } = readPages(folder);
  expect(leftOut.map(({ file }) => file)).toEqual(['pages/ar', 'pages/de', 'pages/en/about-us.md']);
});
