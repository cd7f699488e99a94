import { addressInput } from '@promenade/contract/addresses';
import { latitude, numberInForm, uploads } from '@promenade/contract/endpoint';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { answerOf, Refused } from '../errors.ts';
import { parsePart } from './parse-part.ts';

function detailOf(schema: z.ZodType, value: unknown, language: 'en' | 'fr' = 'en'): string {
  try {
    parsePart(schema, value, 'body', language);
  } catch (error) {
    if (error instanceof Refused) return answerOf(error, language).body.message.replace(/^.*?: /, '');
  }
  throw new Error('It was not refused.');
}

describe('whoever sent what cannot be read is told what it should have been', () => {
  const consent = z.object({ tandc: z.union([z.boolean(), z.literal(1)]) });
  const list = z.array(z.object({ weekday: z.number() }));
  const hours = z.object({ hours: z.union([list, z.string().regex(/^\[/, 'must be a JSON list')]) });

  test.each([
    [consent, { tandc: 'true' }, 'body.tandc: must be true or false / must be 1.'],
    [hours, {}, 'body.hours: is missing.'],
    [hours, { hours: 'nine to five' }, 'body.hours: must be a JSON list.'],
    [hours, { hours: [{}] }, 'body.hours: 0.weekday: is missing / must be a text.'],
  ])('where there are several ways to write it: %#', (schema, value, detail) => {
    expect(detailOf(schema, value)).toBe(detail);
  });

  test('a text where files go is told that it is none: it was told to be a list of JSON, which no file is', () => {
    const form = z.object({ pictures: uploads(3).nullish() });
    expect(detailOf(form, { pictures: 'picture.png' })).toBe('body.pictures: must be a file.');
    expect(detailOf(form, { pictures: ['picture.png', ''] })).toBe('body.pictures: must be a file.');
  });

  test('in the words of the language', () => {
    expect(detailOf(consent, { tandc: 'oui' }, 'fr')).not.toMatch(/Invalid|expected/);
    expect(detailOf(consent, { tandc: 'oui' }, 'fr')).toContain(' / ');
  });

  test.each(['', 'north', '-34,9', 'NaN', undefined, null, [1], true])('a place in degrees: %j', (given) => {
    expect(detailOf(z.object({ lat: latitude }), { lat: given })).toBe(
      'body.lat: must be degrees, a number.',
    );
  });

  test.each(['', 'many', undefined, [1]])('a number of a form: %j', (given) => {
    expect(detailOf(z.object({ price: numberInForm }), { price: given })).toBe(
      'body.price: must be a number.',
    );
  });

  test.each([
    ['a NUL', 'A\0B'],
    ['half of a character', '\ud83d'],
  ])('which field holds a character that nothing can keep: %s', (_name, text) => {
    expect(detailOf(addressInput, { address: text })).toBe(
      'body.address: holds a character that cannot be kept.',
    );
    expect(detailOf(z.object({ tags: z.array(z.string()) }), { tags: ['good', text] })).toBe(
      'body.tags.1: holds a character that cannot be kept.',
    );
  });

  test('lists in lists without end', () => {
    let deep: unknown = 'seed';
    for (let depth = 0; depth < 50; depth += 1) deep = [deep];
    expect(detailOf(z.object({ border: z.unknown() }), { border: deep })).toBe(
      'body.border: lists in lists, too deep.',
    );
  });
});
