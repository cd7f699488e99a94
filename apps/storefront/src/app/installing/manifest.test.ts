import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createTranslator } from '../../lib/i18n/translator.ts';
import { iconLink, installHead } from './head.ts';
import { manifestOf, paper } from './manifest.ts';

const manifest = (name: string, language: 'en' | 'ar') =>
  manifestOf(
    { business_name: name },
    { fixed_header_sub_title: 'Near you' },
    createTranslator(language, {
      'offline.orders': ['Orders'],
      'offline.cart': ['Cart'],
      'common.search': ['Search'],
    }),
  ) as Record<string, unknown> & { icons: { src: string; purpose: string }[]; shortcuts: { url: string }[] };

test('[SYS-07] a market is installed under its own name, in the visitor’s language and direction', () => {
  expect(manifest('Promenade Montevideo', 'ar')).toMatchObject({
    name: 'Promenade Montevideo',
    short_name: 'Promenade',
    lang: 'ar',
    dir: 'rtl',
    start_url: '/home',
    scope: '/',
    display: 'standalone',
  });
  expect(manifest('Plaza', 'en')).toMatchObject({ short_name: 'Plaza', dir: 'ltr' });
});

test('there is an icon of each size as it is and one to be cut, and shortcuts lead to pages', () => {
  const { icons, shortcuts } = manifest('Plaza', 'en');
  for (const purpose of ['any', 'maskable'])
    expect(icons.filter((icon) => icon.purpose === purpose).map(({ src }) => /\d+/.exec(src)?.[0])).toEqual([
      '192',
      '512',
    ]);
  expect(shortcuts.map(({ url }) => url)).toEqual(['/my-orders', '/home?view=cart', '/home#search']);
});

test('[LANG-04] the frame’s colour is the page’s ground, of the device’s theme until one is chosen', () => {
  const tokens = readFileSync(new URL('../../ui/tokens.css', import.meta.url), 'utf8');
  expect(tokens).toContain(`--paper: light-dark(${paper.light}, ${paper.dark})`);
  expect(installHead(null).match(/prefers-color-scheme: (light|dark)/g)).toHaveLength(2);
  expect(installHead('dark')).toContain(`content="${paper.dark}"/>`);
});

test('a page brings a small icon along, as it was drawn; a long one is named', () => {
  const svg = (words: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg"><title>50 % &amp; ${words}</title></svg>`;
  const [, address = ''] =
    /^<link rel="icon" type="image\/svg\+xml" href="data:image\/svg\+xml,([^"<>&#]*)"\/>$/.exec(
      iconLink(svg('more')),
    ) ?? [];
  expect(decodeURIComponent(address)).toBe(svg('more').replaceAll('"', "'"));
  expect(iconLink(svg('word '.repeat(200)))).toContain('href="/favicon.svg"');
});
