import { expect, test } from 'vitest';
import { answerName, shopperName, shopperOf } from './whose.ts';

const asked = (url: string, headers: Record<string, string> = {}) => ({
  url: `https://market.example${url}`,
  headers: new Headers(headers),
});

test('[NAV-11] an answer is its shopper’s: of a token, else of a guest id, and of nobody without either', async () => {
  const ofAna = await shopperOf(asked('/api?guest_id=ben', { authorization: 'Bearer ana' }));
  expect(ofAna).toBe(await shopperName('ana', null));
  expect(ofAna).not.toContain('ana');
  const ofBen = await shopperOf(asked('/api?guest_id=ben'));
  expect(ofBen).toBe(await shopperName(null, 'ben'));
  expect(await shopperName('ana', 'ben')).toBe(ofAna);
  const others = [
    await shopperName('ben', null),
    await shopperName('cem', null),
    await shopperName(null, 'cem'),
  ];
  expect(new Set([ofAna, ofBen, ...others]).size).toBe(5);
  for (const name of [ofAna, ofBen, ...others]) expect(name).toMatch(/^[0-9a-f]{24}$/);
  expect(await shopperOf(asked('/api', { authorization: 'Basic ana' }))).toBeNull();
});

test('an answer is kept for its language, module and place, and not for a guest’s id', () => {
  const of = (headers: Record<string, string>, url = '/api?a=1') => answerName(asked(url, headers));
  expect(of({}, '/api?a=1&guest_id=ben')).toBe(of({}));
  expect(of({}, '/api?a=2')).not.toBe(of({}));
  const names = ['x-localization', 'moduleid', 'zoneid', 'latitude', 'longitude'].map((name) =>
    of({ [name]: '1' }),
  );
  expect(new Set([...names, of({})]).size).toBe(6);
});
