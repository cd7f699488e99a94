import { endpoints } from '@promenade/contract/calls';
import type { Endpoint } from '@promenade/contract/endpoint';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { parseInput } from './parse-input.ts';
import { answerOf, Refused } from '../errors.ts';
import { parsePart } from './parse-part.ts';

type Tongue = 'ar' | 'en' | 'fr' | 'nl';

function refusalOf(language: Tongue, parse: () => unknown): string {
  try {
    parse();
  } catch (error) {
    if (error instanceof Refused) return answerOf(error, language).body.message;
  }
  throw new Error('It was not refused.');
}

const params = { id: '0198c0de-0000-7000-8000-000000000001' };

function messageOf(body: unknown, language: Tongue): string {
  const endpoint: Endpoint = endpoints['ops.turnParcelBack'];
  return refusalOf(language, () => parseInput(endpoint, { params, query: {}, body }, language));
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

test.each([
  ['en', 'The request could not be read: body.reason: is missing.'],
  ['fr', 'La demande n’a pas pu être lue\u00a0: body.reason: manque.'],
  ['nl', 'Het verzoek was niet te lezen: body.reason: ontbreekt.'],
  ['ar', 'تعذّرت قراءة الطلب: body.reason: مفقود.'],
] as const)(
  'a field that was left out is missing: it said ‘expected string, received undefined’: %s',
  (language, message) => {
    expect(messageOf({}, language)).toBe(message);
  },
);

test('a value of another kind is told in the same language', () => {
  expect(messageOf({ reason: 5 }, 'fr')).not.toContain('expected');
  expect(messageOf({ reason: 5 }, 'nl')).not.toContain('expected');
  expect(messageOf({ reason: 5 }, 'ar')).not.toContain('expected');
});

test.each([
  ['en', 'The request could not be read: query.until: must be an instant such as 2026-11-26T19:42:00Z.'],
  [
    'fr',
    'La demande n’a pas pu être lue\u00a0: query.until: doit être un instant comme 2026-11-26T19:42:00Z.',
  ],
  ['nl', 'Het verzoek was niet te lezen: query.until: moet een tijdstip zijn, zoals 2026-11-26T19:42:00Z.'],
  ['ar', 'تعذّرت قراءة الطلب: query.until: يجب أن يكون لحظة مثل 2026-11-26T19:42:00Z.'],
] as const)(
  'an hour where an instant is asked for is told how one is written: it said ‘Invalid ISO datetime’: %s',
  (language, message) => {
    const endpoint: Endpoint = endpoints['ops.orderRecord'];
    const query = { until: '19:42' };
    const parse = () => parseInput(endpoint, { params, query, body: undefined }, language);
    expect(refusalOf(language, parse)).toBe(message);
  },
);

const formats = {
  datetime: z.iso.datetime({ offset: true }),
  date: z.iso.date(),
  url: z.url({ protocol: /^https?$/ }),
};

describe.each(['ar', 'en', 'fr', 'nl'] as const)('what is no such thing, in %s', (language) => {
  test.each(Object.entries(formats))(
    '%s: the example that is given is one that is taken',
    (_name, format) => {
      const refusal = refusalOf(language, () => parsePart(format, 'no', 'body', language));
      const example = refusal.match(/ (\S+)\.$/)?.[1];
      expect(format.safeParse(example).success, refusal).toBe(true);
    },
  );
});
