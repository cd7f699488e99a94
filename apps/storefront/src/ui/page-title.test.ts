import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '..');
const stylesheets = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.module.css'))
  .map((file) => ({ file, text: readFileSync(join(source, file), 'utf8') }));

test('what a page is called has one size, smaller on a phone: it was 24 px there on some pages and 32 on others', () => {
  const own = stylesheets.filter(({ text }) => text.includes('var(--text-32)')).map(({ file }) => file);
  expect(own.sort()).toEqual([
    // Its title is its largest paint.
    join('features', 'checkout', 'checkout.module.css'),
    // A code that is read out and copied is no title.
    join('features', 'wallet', 'wallet.module.css'),
  ]);
  const titles = stylesheets.filter(({ text }) => text.includes('var(--page-title)'));
  expect(titles.length).toBeGreaterThan(15);
  const tokens = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');
  expect(tokens).toMatch(/@media \(width < 768px\) \{\s*:root \{\s*--page-title: var\(--text-24\)/);
});
