import { romanised } from '@promenade/domain/words';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldedWords } from './words/folded-words.ts';
import { type IndexedName, lookUp, NameIndex } from './name-index.ts';
import { findPlaceRef, type PlaceRef, writePlaceRef } from './place-ref.ts';
import { readingsOf, typedWords } from './readings.ts';

const pocitos = { lat: -34.91, lng: -56.15 };
const findArea = (name: string) => (name === 'pocitos' ? pocitos : undefined);
const readings = (text: string) => {
  const typed = typedWords(text);
  return readingsOf(typed, findArea).map(({ tokens, number, area }) => ({
    name: tokens.map((token) => typed.tokens[token]).join(' '),
    number: number && `${number.value}${number.suffix}`,
    area: area !== undefined,
  }));
};

describe('what was typed', () => {
  test('a number may be the house or part of the street', () => {
    expect(readings('18 de Julio 1234')).toEqual([
      { name: '18 de julio 1234', number: null, area: false },
      { name: 'de julio 1234', number: '18', area: false },
      { name: '18 de julio', number: '1234', area: false },
    ]);
  });

  test.each([
    ['Av. Itália, Montevideo', { name: 'avenida italia', number: null, area: false }],
    ['rivera 2500 pocitos', { name: 'rivera', number: '2500', area: true }],
    ['rivera 2500, Pocitos', { name: 'rivera', number: '2500', area: true }],
    ['rivera 2500 bis', { name: 'rivera', number: '2500bis', area: false }],
    ['Камкалы 12 / 4', { name: 'камкалы', number: '12/4', area: false }],
    ['Камкалы 12/4а', { name: 'камкалы', number: '12/4а', area: false }],
    ['rivera nro 2500', { name: 'rivera', number: '2500', area: false }],
    ['rivera 2500 apto 301', { name: 'rivera', number: '2500', area: false }],
    ['rivera 2500 esq. soca', { name: 'rivera', number: '2500', area: false }],
  ])('%s can be read without what is not the street', (text, reading) => {
    expect(readings(text)).toContainEqual(reading);
  });

  test('the worst of inputs has few readings', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (text) => {
        expect(readings(text).length).toBeLessThanOrEqual(10);
      }),
    );
    expect(readings('1 2 3 4 5 6 7 8 9 10 11 12 13 14 15').length).toBeLessThanOrEqual(10);
  });
});

describe('names', () => {
  const names = [
    'Avenida 18 de Julio',
    '18 de Mayo',
    'Ejido',
    'Avenida Italia',
    'José Batlle y Ordóñez',
    'Абая',
  ];
  const index = new NameIndex(
    names.flatMap((name, thing): IndexedName[] =>
      [foldedWords(name), foldedWords(name).map(romanised)].map((words) => ({
        thing,
        words,
        bonus: 0,
        numbered: true,
      })),
    ),
  );
  const first = (text: string) => {
    const typed = typedWords(text);
    const [best] = index.search(typed.tokens, readingsOf(typed, findArea), 5, lookUp(typed.tokens, true));
    return best && names[best.thing];
  };

  test.each([
    ['avenida 18 de julio', 'Avenida 18 de Julio'],
    ['julio 18', 'Avenida 18 de Julio'],
    ['AV 18 DE JULOI 1234', 'Avenida 18 de Julio'],
    ['18 de mayo', '18 de Mayo'],
    ['ejid', 'Ejido'],
    ['itlaia', 'Avenida Italia'],
    ['ordonez batle', 'José Batlle y Ordóñez'],
    ['абая 5', 'Абая'],
    ['Abaya', 'Абая'],
  ])('%s finds %s', (text, name) => {
    expect(first(text)).toBe(name);
  });

  test('a search leaves nothing behind for the next one', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
        first(text);
        expect(first('ejdio 12')).toBe('Ejido');
      }),
    );
  });
});

describe('references of places', () => {
  test.each<PlaceRef>([
    { kind: 'street', id: 12 },
    { kind: 'house', id: 12, value: 1234, turn: 0 },
    { kind: 'house', id: 12, value: 1234, turn: 3 },
    { kind: 'corner', id: 4, other: 2, turn: 1 },
    { kind: 'place', id: 7 },
    { kind: 'store', storeId: '01941f29-7c00-7000-8000-000000000001' },
  ])('%j is read as it was written', (ref) => {
    expect(findPlaceRef(writePlaceRef(ref))).toEqual(ref);
  });

  test.each(['', 's-', 's-1234567890', 'a-1', 'c-1', 'm-1', 'x-1', 'p-1 '])('%j is none', (text) => {
    expect(findPlaceRef(text)).toBeUndefined();
  });
});
