import { describe, expect, test } from 'vitest';
import { cookieText, parseCookies } from './cookies.ts';
import { mirroredNames } from './stored-names.ts';
import { parseVisit, visitOf, visitOfPage } from './visit.ts';

const request = (cookie: string, language = '') =>
  new Request('http://market.test/', { headers: { cookie, 'accept-language': language } });

test('[SYS-02] a visit is read back from the cookies it was stored in', () => {
  const cookies = [
    cookieText('location', 'Rambla República del Perú 1021; piso 2', false),
    cookieText('currentLatLng', JSON.stringify({ lat: -34.9137, lng: -56.1509 }), false),
    cookieText('zoneid', JSON.stringify(['z1', 'z2']), false),
    cookieText('module', JSON.stringify({ id: 'm1', module_type: 'food' }), false),
    cookieText('language-setting', 'ar', false),
    cookieText('theme', 'dark', false),
  ].map((cookie) => cookie.split(';')[0]);
  expect(visitOf(request(cookies.join('; ')))).toEqual({
    language: 'ar',
    theme: 'dark',
    location: 'Rambla República del Perú 1021; piso 2',
    point: { lat: -34.9137, lng: -56.1509 },
    zoneIds: ['z1', 'z2'],
    module: { id: 'm1', module_type: 'food' },
  });
});

test('[SYS-02] token and guest_id are never sent as cookies', () => {
  expect(mirroredNames.has('token')).toBe(false);
  expect(mirroredNames.has('guest_id')).toBe(false);
});

test('[LANG-03] a choice outlives the visit: its cookie lasts a year', () => {
  expect(cookieText('language-setting', 'nl', true)).toBe(
    'language-setting=nl; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
  );
  expect(cookieText('language-setting', null, false)).toContain('Max-Age=0');
});

describe('malformed cookies count as absent', () => {
  test.each([
    ['currentLatLng', '{"lat":91,"lng":0}'],
    ['currentLatLng', '{"lat":"x"}'],
    ['currentLatLng', 'null'],
    ['currentLatLng', '{'],
  ])('%s=%s', (name, value) => {
    expect(parseVisit({ [name]: value }, null).point).toBeNull();
  });
  test('zones, module and theme', () => {
    const visit = parseVisit({ zoneid: '"z"', module: '{"id":1}', theme: 'blue', location: '' }, null);
    expect(visit).toMatchObject({ zoneIds: [], module: null, theme: null, location: null });
  });
  test('a value that cannot be decoded', () => {
    expect(parseCookies('a=%E0%A4%A; b=1; =x; c')).toEqual({ b: '1' });
  });
});

test('[LANG-03] an address that names a language goes before the stored one; one that names nonsense does not', () => {
  const headers = new Headers({ cookie: 'language-setting=fr', 'accept-language': 'ar' });
  const languageOf = (url: string) => visitOfPage({ url, headers }).language;
  expect(languageOf('https://market.example/product/mate?lang=nl')).toBe('nl');
  expect(languageOf('https://market.example/product/mate?lang=xx')).toBe('fr');
  expect(languageOf('https://market.example/product/mate')).toBe('fr');
});
