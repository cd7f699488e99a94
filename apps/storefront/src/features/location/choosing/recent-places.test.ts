import { describe, expect, test } from 'vitest';
import { parseRecent, withoutRecent, withRecent } from './recent-places.ts';

const at = (text: string) => ({ text, lat: 1, lng: 2 });

describe('recent places', () => {
  test('keeps five, the newest first', () => {
    const six = ['a', 'b', 'c', 'd', 'e', 'f'].reduce<readonly ReturnType<typeof at>[]>(
      (recent, text) => withRecent(at(text), recent),
      [],
    );
    expect(six.map(({ text }) => text)).toEqual(['f', 'e', 'd', 'c', 'b']);
  });

  test('brings a place chosen again to the front once', () => {
    expect(withRecent(at('b'), [at('a'), at('b')]).map(({ text }) => text)).toEqual(['b', 'a']);
  });

  test('forgets one place, not another of the same name', () => {
    const elsewhere = { text: 'a', lat: 3, lng: 4 };
    expect(withoutRecent(at('a'), [at('a'), elsewhere, at('b')])).toEqual([elsewhere, at('b')]);
  });

  test('takes what is malformed for absent', () => {
    expect(parseRecent(null)).toEqual([]);
    expect(parseRecent('{')).toEqual([]);
    expect(parseRecent('{"text":"a"}')).toEqual([]);
    expect(parseRecent('[{"text":"a","lat":1,"lng":2},{"text":3},null]')).toEqual([at('a')]);
  });
});
