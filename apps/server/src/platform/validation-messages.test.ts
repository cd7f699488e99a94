import { endpoints } from '@promenade/contract/calls';
import type { Endpoint } from '@promenade/contract/endpoint';
import { expect, test } from 'vitest';
import { parseInput } from './endpoints.ts';
import { answerOf, Refused } from './errors.ts';

function messageOf(body: unknown, language: 'ar' | 'en' | 'fr' | 'nl'): string {
  const endpoint = endpoints['ops.turnParcelBack'] as unknown as Endpoint;
  const params = { id: '0198c0de-0000-7000-8000-000000000001' };
  try {
    parseInput(endpoint, { params, query: {}, body }, language);
  } catch (error) {
    if (error instanceof Refused) return answerOf(error, language).body.message;
  }
  throw new Error('It was not refused.');
}

test.each([
  ['en', 'The request could not be read: body.reason: Too small: expected string to have >=1 characters.'],
  [
    'fr',
    'La demande n’a pas pu être lue\u00a0: body.reason: Trop petit : chaîne de caractères doit avoir >=1 caractères.',
  ],
  ['nl', 'Het verzoek was niet te lezen: body.reason: Te kort: verwacht dat string >=1 tekens heeft.'],
  ['ar', 'تعذّرت قراءة الطلب: body.reason: أصغر من اللازم: يفترض لـ string أن يكون >= 1 حرف.'],
] as const)(
  '[LANG-01] what is wrong with a value is told in the language of whoever sent it: %s',
  (language, message) => {
    expect(messageOf({ reason: '' }, language)).toBe(message);
  },
);

test('a value of another kind is told in the same language', () => {
  expect(messageOf({ reason: 5 }, 'fr')).not.toContain('expected');
  expect(messageOf({ reason: 5 }, 'nl')).not.toContain('expected');
  expect(messageOf({ reason: 5 }, 'ar')).not.toContain('expected');
});
