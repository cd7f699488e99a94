import { expect, test } from 'vitest';
import { pageAddress } from './page-address.ts';

const origin = 'https://market.example';

test('a page names one address for itself and one for each language, English without a word of it', () => {
  const { canonical, alternates } = pageAddress(origin, '/product/mate', '?module_id=m1&view=cart');
  expect(canonical).toBe('https://market.example/product/mate');
  expect(alternates).toEqual([
    { hrefLang: 'en', href: 'https://market.example/product/mate' },
    { hrefLang: 'ar', href: 'https://market.example/product/mate?lang=ar' },
    { hrefLang: 'nl', href: 'https://market.example/product/mate?lang=nl' },
    { hrefLang: 'fr', href: 'https://market.example/product/mate?lang=fr' },
    { hrefLang: 'x-default', href: 'https://market.example/product/mate' },
  ]);
});

test('a page asked for in a language is a page of its own; English and what nobody speaks are not', () => {
  const ofHome = (search: string) => pageAddress(origin, '/home?search=category&id=c1', search).canonical;
  expect(ofHome('?lang=nl')).toBe('https://market.example/home?search=category&id=c1&lang=nl');
  expect(ofHome('?lang=en')).toBe('https://market.example/home?search=category&id=c1');
  expect(ofHome('?lang=xx')).toBe('https://market.example/home?search=category&id=c1');
});
