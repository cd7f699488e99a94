import { endpoints } from '@promenade/contract/calls';
import type { Endpoint } from '@promenade/contract/endpoint';
import { languages } from '@promenade/contract/refusals';
import { wordsOfWrong, type WrongCode } from '@promenade/contract/wrong';
import { expect, test } from 'vitest';
import { answerOf, Refused } from '../../platform/errors.ts';
import { parsePart } from '../../platform/http/parse-part.ts';
import { en } from '../../../../../packages/contract/src/wrong/texts.en.ts';
import { everyEndpoint } from './every-endpoint.ts';
import { deepValues, hostileValues } from './hostile-values.ts';
import { type InputSchema, inputSchemaOf, sampleOf } from './sample-input.ts';

type Part = 'params' | 'query' | 'body';
const others = languages.filter((language) => language !== 'en');

/** The message about a part that cannot be parsed, in a language; undefined if it can. */
function toldOf(endpoint: Endpoint, part: Part, value: unknown, language: (typeof languages)[number]) {
  try {
    parsePart(endpoint[part], value, part, language);
    return undefined;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return answerOf(error, language).body.message;
  }
}

// A value for every field, optional ones included, with one entry in each list.
function whole(schema: InputSchema): unknown {
  const [choice] = schema.anyOf ?? schema.oneOf ?? [];
  if (choice) return whole(choice);
  if (schema.properties)
    return Object.fromEntries(Object.entries(schema.properties).map(([name, one]) => [name, whole(one)]));
  if (schema.type === 'array') return [whole(schema.items ?? {})];
  try {
    return sampleOf(schema);
  } catch {
    return '';
  }
}

/** Copies of a value, each with one part replaced. */
function* spoilt(value: unknown, by: readonly unknown[]): Generator<unknown> {
  for (const other of by) yield other;
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value))
    for (const copy of spoilt(inner, deepValues))
      yield Array.isArray(value) ? [copy] : { ...value, [key]: copy };
}

// Removes the fixed sentence of the language and the field's name, which precede the reason.
const wordsOf = (message: string): string => message.replace(/^[^:]*:\s*/, '').replace(/\S*:\s/, '');

test.each(everyEndpoint.map((endpoint) => [endpoint.id, endpoint] as const))(
  'what is wrong with a request of %s is told in no language but its caller’s: words of the contract’s own were English for everybody',
  (_id, endpoint) => {
    for (const part of ['params', 'query', 'body'] as const) {
      for (const value of spoilt(whole(inputSchemaOf(endpoint[part])), hostileValues)) {
        const english = toldOf(endpoint, part, value, 'en');
        if (english === undefined) continue;
        for (const language of others) {
          const told = toldOf(endpoint, part, value, language) ?? '';
          expect(wordsOf(told), told).not.toBe(wordsOf(english));
        }
      }
    }
  },
);

const day = { start_date: '2026-12-02', end_date: '2026-12-01' };
const item = { choice_options: [{ name: 'a', title: 'A', options: ['a', 'b'], labels: ['A'] }] };
test.each([
  ['ops.setStoreDiscount', { discount: { percent: 10, ...day } }, 'end_date'],
  ['ops.setStoreDiscount', { discount: { percent: 10, from: '10:00' } }, 'from_until'],
  ['ops.setStoreDelivery', { rates: { per_km: 1, minimum: 3, maximum: 2 } }, 'maximum'],
  ['ops.setItemChoices', item, 'labels'],
] as const)('%s: what does not go together (%j) is told in each language', (id, body, code) => {
  const endpoint: Endpoint = endpoints[id];
  for (const language of languages)
    expect(toldOf(endpoint, 'body', body, language)).toContain(wordsOfWrong({ code }, language));
});

test('each thing that can be wrong has words of its own in each language', () => {
  for (const code of Object.keys(en) as WrongCode[])
    for (const language of others) expect(wordsOfWrong({ code }, language)).not.toBe(en[code]);
});
