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
  ['en', 'The request could not be read: body.reason: must not be empty.'],
  ['fr', 'La demande n’a pas pu être lue\u00a0: body.reason: ne doit pas être vide.'],
  ['nl', 'Het verzoek was niet te lezen: body.reason: mag niet leeg zijn.'],
  ['ar', 'تعذّرت قراءة الطلب: body.reason: يجب ألا يكون فارغًا.'],
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

test.each([
  ['en', '91', 'The request could not be read: query.lat: must be at most 90.'],
  ['en', '-91', 'The request could not be read: query.lat: must be at least -90.'],
  ['fr', '91', 'La demande n’a pas pu être lue\u00a0: query.lat: doit être au maximum 90.'],
  ['nl', '91', 'Het verzoek was niet te lezen: query.lat: mag hoogstens 90 zijn.'],
  ['ar', '91', 'تعذّرت قراءة الطلب: query.lat: يجب ألا يزيد على 90.'],
] as const)(
  'a place beyond the pole is told its bound: it said ‘Too big: expected number to be <=90’: %s %s',
  (language, lat, message) => {
    const endpoint: Endpoint = endpoints['geo.zone'];
    const parse = () =>
      parseInput(endpoint, { params: {}, query: { lat, lng: '-56' }, body: undefined }, language);
    expect(refusalOf(language, parse)).toBe(message);
  },
);

describe.each(['ar', 'fr', 'nl'] as const)('no word of the program’s is in %s', (language) => {
  test.each([
    [z.string(), 5],
    [z.number(), 'five'],
    [z.int(), 1.5],
    [z.boolean(), 'yes'],
    [z.array(z.number()), {}],
    [z.tuple([z.number()]), 5],
    [z.string().min(2), 'a'],
    [z.string().max(1), 'ab'],
    [z.array(z.number()).min(1), []],
    [z.array(z.number()).max(1), [1, 2]],
    [z.number().positive(), 0],
    [z.number().lt(5), 5],
    [z.literal(1), 2],
    [z.enum(['1', '2']), 'many'],
    [z.strictObject({}), { 1: 1 }],
    [z.string().regex(/^\d$/), 'x'],
    [z.string().startsWith('1'), 'x'],
    [z.record(z.string().regex(/\d/), z.number()), { x: 1 }],
    [z.custom(() => false), 1],
    [z.union([z.number(), z.array(z.number())]), 'x'],
    [z.null(), 1],
  ])('%#', (schema, value) => {
    const toldIn = (tongue: Tongue) =>
      refusalOf(tongue, () => parsePart(schema, value, 'body', tongue)).replace(/^.*?body\S* /, '');
    expect(toldIn('en')).not.toMatch(/expected|received|invalid|too (big|small)|[<>]=/i);
    // Patterns, flags and JSON are the same in every language.
    const told = toldIn(language).replace(/\/.*\/|true|false|JSON|\{.*\}/g, '');
    expect(told).not.toMatch(/expected|invalid|input|option|string|number|array|[<>]=/i);
    expect(told).not.toBe(toldIn('en'));
  });
});

test.each([
  ['en', {}, 'The request could not be read: body.order_type: is missing.'],
  [
    'en',
    { order_type: 'pickup' },
    'The request could not be read: body.order_type: must be one of delivery, take_away, parcel.',
  ],
  ['nl', {}, 'Het verzoek was niet te lezen: body.order_type: ontbreekt.'],
] as const)(
  'an order without its kind is told so, one of another kind which there are: both were ‘not valid’: %s %j',
  (language, body, message) => {
    const endpoint: Endpoint = endpoints['checkout.place'];
    const parse = () => parseInput(endpoint, { params: {}, query: {}, body }, language);
    expect(refusalOf(language, parse)).toBe(message);
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
