import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '..');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
const textOf = (file: string): string => readFileSync(join(source, file), 'utf8');

/** The sheet and the class of each main heading that has one. */
const classes = files
  .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
  .flatMap((file) => {
    const text = textOf(file);
    const sheet = /import styles from '(\.[^']+\.module\.css)'/.exec(text)?.[1] ?? '';
    const named = [...text.matchAll(/<h1\b[^>]*className=\{styles\['(\w+)'\]\}/g)];
    return named.map(([, name = '']) => ({ sheet: join(dirname(file), sheet), name }));
  });

/** What a sheet sets as the size of main headings, by their class or as such. */
function sizesIn(sheet: string): readonly string[] {
  const names = classes.filter((one) => one.sheet === sheet).map(({ name }) => `\\.${name}`);
  const heading = new RegExp(`(?:${['\\bh1', ...names].join('|')})\\b(?![\\w-])`);
  const rules = [...textOf(sheet).matchAll(/([^{}]+)\{([^{}]*)\}/g)];
  const sizes = rules
    .filter(([, selector = '']) => heading.test(selector))
    .flatMap(([, , declarations = '']) => /font-size: ([^;]+);/.exec(declarations)?.[1] ?? []);
  return [...new Set(sizes)];
}

/** The sheets that give main headings a size of their own. */
const sized = (size: string): string[] =>
  files
    .filter((file) => file.endsWith('.module.css') && sizesIn(file).includes(size))
    .map((file) => file.replaceAll('\\', '/'))
    .sort();

test('what a page is called has one size, smaller on a phone: it was 24 px there on some pages and 32 on others', () => {
  expect(classes.length).toBeGreaterThan(10);
  expect(textOf('ui/base.css')).toMatch(/\nh1 \{\s*font-size: var\(--page-title\);\s*\}/);
  expect(textOf('ui/tokens.css')).toMatch(
    /@media \(width < 768px\) \{\s*:root \{\s*--page-title: var\(--text-24\)/,
  );
  const sizes = new Set(files.filter((file) => file.endsWith('.module.css')).flatMap(sizesIn));
  expect(Object.fromEntries([...sizes].sort().map((size) => [size, sized(size)]))).toEqual({
    // The first words of a market grow with the window.
    'clamp(2rem, 1.2rem + 3.2vw, 2.75rem)': ['features/location/landing/landing-page.module.css'],
    // An item's name, which is smaller in its window.
    'var(--page-title)': ['features/catalog/item/shop/shop-detail.module.css'],
    // Beside a menu, on a card or in place of all that a page shows; the landing page's where text is very large.
    'var(--text-24)': [
      'features/account/forgot-password/forgot-password-page.module.css',
      'features/account/social/social-callback.module.css',
      'features/addresses/book/address-book.module.css',
      'features/catalog/item/shop/shop-detail.module.css',
      'features/location/landing/landing-page.module.css',
      'features/payment/page/payment.module.css',
      'ui/empty-state/empty-state.module.css',
      'ui/error-state/error-state.module.css',
      'ui/page/page.module.css',
      'ui/track-form/track-form.module.css',
    ],
    // On a phone the title of checkout is its largest paint.
    'var(--text-32)': ['features/checkout/checkout.module.css'],
    // Homes and pitches have a picture beside their title, on a wide window.
    'var(--text-44)': [
      'features/parcel/home/parcel-home.module.css',
      'features/partners/pitch/pitch.module.css',
      'features/rental/home/rental-home.module.css',
    ],
  });
});
