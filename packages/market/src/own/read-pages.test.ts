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

async function put(path: string, text: string): Promise<void> {
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
  expect(leftOut.map(({ file }) => file)).toEqual(['pages/nl/prices.md', 'pages/fr/privacy-policy.md']);
});
