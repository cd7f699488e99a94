import { expect, test } from 'vitest';
import { alternatesOf, canonicalOf } from './page-address.ts';

const origin = 'https://market.example';

test('a page names one address for itself and one for each language, English without a word of it', () => {
  expect(canonicalOf(origin, '/product/mate', '?module_id=m1&view=cart')).toBe(
    'https://market.example/product/mate',
  );
  expect(alternatesOf(origin, '/product/mate')).toEqual([
    { hrefLang: 'en', href: 'https://market.example/product/mate' },
    { hrefLang: 'ar', href: 'https://market.example/product/mate?lang=ar' },
    { hrefLang: 'nl', href: 'https://market.example/product/mate?lang=nl' },
    { hrefLang: 'fr', href: 'https://market.example/product/mate?lang=fr' },
    { hrefLang: 'x-default', href: 'https://market.example/product/mate' },
  ]);
});

test('a page asked for in a language is a page of its own; English and what nobody speaks are not', () => {
  const ofHome = (search: string) => canonicalOf(origin, '/home?search=category&id=c1', search);
  expect(ofHome('?lang=nl')).toBe('https://market.example/home?search=category&id=c1&lang=nl');
  expect(ofHome('?lang=en')).toBe('https://market.example/home?search=category&id=c1');
  expect(ofHome('?lang=xx')).toBe('https://market.example/home?search=category&id=c1');
});
