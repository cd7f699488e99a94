import { PASSWORD_MIN_LENGTH } from '@promenade/domain/accounts';
import { beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '../calls/index.ts';
import type { Endpoint } from '../endpoint/index.ts';
import { describeApi } from './describe-api.ts';
import { goodsWords } from './words/goods.ts';
import { words } from './words/index.ts';
import { marketWords } from './words/market.ts';
import { orderWords } from './words/orders.ts';
import { peopleWords } from './words/people.ts';
import { sharedWords } from './words/shared.ts';
import { staffWords } from './words/staff.ts';
import { tripWords } from './words/trips.ts';

interface Schema {
  readonly description?: string;
  readonly properties?: Record<string, Schema>;
  readonly [part: string]: unknown;
}
interface Operation {
  readonly operationId: string;
  readonly parameters: { name?: string; in: string; description?: string; schema: Schema }[];
  readonly requestBody?: { content: Record<string, { schema: Schema }> };
  readonly responses: Record<string, { content: Record<string, { schema: Schema }> }>;
}
type Field = { readonly places: readonly string[]; readonly name: string; readonly said: string | undefined };

const { paths, components } = describeApi(Object.values(endpoints) as Endpoint[], 'http://x');
const operations = Object.values(paths).flatMap(
  (methods) => Object.values(methods) as unknown as Operation[],
);

function* fieldsOf(schema: unknown, places: readonly string[]): Generator<Field> {
  if (typeof schema !== 'object' || schema === null) return;
  for (const [key, part] of Object.entries(schema)) {
    if (key !== 'properties') yield* fieldsOf(part, places);
    else
      for (const [name, field] of Object.entries(part as Record<string, Schema>)) {
        yield { places, name, said: field.description };
        yield* fieldsOf(field, [name]);
      }
  }
}

function* fieldsOfCall({ operationId: id, parameters, requestBody, responses }: Operation): Generator<Field> {
  const room = id.replace(/\..*/, '');
  const of = (part: string): string[] => [`${id}.${part}`, id, `${room}.${part}`, room];
  for (const { name, in: place, description } of parameters)
    if (name) yield { places: of(place === 'path' ? 'params' : 'query'), name, said: description };
  for (const { schema } of Object.values(requestBody?.content ?? {})) yield* fieldsOf(schema, of('body'));
  for (const { schema } of Object.values(responses['200']?.content ?? {}))
    yield* fieldsOf(schema, of('reply'));
}

function* fieldsOfNamed(): Generator<Field> {
  for (const [name, schema] of Object.entries(components.schemas)) yield* fieldsOf(schema, [name]);
}

describe('what fields mean', () => {
  const fields: Field[] = [];
  beforeAll(() => {
    for (const operation of operations) fields.push(...fieldsOfCall(operation));
    fields.push(...fieldsOfNamed());
  });

  test('stood in comments of the source: each field of every request and answer says it in the document', () => {
    const silent = fields.filter(({ said }) => said === undefined || !/\.$/.test(said));
    expect(silent.map(({ places, name }) => `${places[0]}.${name}`)).toEqual([]);
    expect(fields.length).toBeGreaterThan(2000);
  });

  test('and each word is some field’s', () => {
    const borne = new Set(
      fields.flatMap(({ places, name }) => [name, ...places.map((place) => `${place}.${name}`)]),
    );
    expect(Object.keys(words).filter((word) => !borne.has(word))).toEqual([]);
  });

  test('from one file: `after` of a query for messages was said to be what a price is now', () => {
    const files = [sharedWords, marketWords, peopleWords, goodsWords, orderWords, tripWords, staffWords];
    const names = files.flatMap(Object.keys);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    expect(new Set(names)).toEqual(new Set(Object.keys(words)));
  });

  test('with the unit of an amount and the zone of an instant beside it, and nothing of how they are kept', () => {
    const { Bill: bill, Quote: quote, Money: money } = components.schemas as Record<string, Schema>;
    expect(bill?.properties?.['delivery_charge']).toEqual({
      $ref: '#/components/schemas/Money',
      description: 'Delivery charge, including surge. In major units of the market’s currency.',
    });
    expect(money).toEqual({ type: 'number', description: 'In major units of the market’s currency.' });
    expect(quote?.properties?.['expected_at']?.description).toBe(
      'Expected delivery time, or when it would be ready for take-away. ISO 8601, UTC.',
    );
    expect(JSON.stringify([operations, components])).not.toContain('"unit":');
  });

  test('not what they mean elsewhere: a password was said to need 8 characters, a line’s discount to be of a unit', () => {
    const bodyOf = (call: string) => {
      const body = operations.find(({ operationId }) => operationId === call)?.requestBody;
      return body?.content['application/json']?.schema.properties ?? {};
    };
    expect(bodyOf('accounts.signUp')['password']?.description).toContain(`at least ${PASSWORD_MIN_LENGTH} `);
    expect(bodyOf('cart.add')['quantity']?.description).toContain('added to those');
    expect(bodyOf('cart.update')['quantity']?.description).toContain('in all');
    expect(words['OrderLine.discount']).toContain('the line');
  });
});
