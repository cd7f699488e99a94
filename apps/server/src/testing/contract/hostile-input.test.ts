import { randomUUID } from 'node:crypto';
import type { Endpoint } from '@promenade/contract/endpoint';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Caller, everyWayIn, openTestMarket, type TestMarket } from '../index.ts';
import {
  admitted,
  everyEndpoint,
  expectRefusal,
  type RawInput,
  rawRequestOf,
  send,
  wellFormed,
} from './every-endpoint.ts';
import { deepValues, hostileNumbers, hostileTexts, hostileValues } from './hostile-values.ts';
import { type InputSchema, inputSchemaOf } from './sample-input.ts';
import { isUnreadable } from './unreadable.ts';
import type { WriteId } from './write-sample.ts';
import { writeSamples } from './write-samples.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket({ countRefusals: false, settings: everyWayIn });
});
afterAll(() => market.close());
// Lunch time of the next day: rate limits have reset, and kitchens are open.
let days = 0;
beforeEach(() => {
  days += 1;
  market.clock.set(new Date(Date.parse('2026-06-17T15:30:00.000Z') + days * 86_400_000).toISOString());
});

const named = everyEndpoint.map((endpoint) => [endpoint.id, endpoint] as const);
const writes = named.filter(([, endpoint]) => endpoint.method !== 'GET');
const customers = named.filter(([, endpoint]) => endpoint.who !== 'anyone');

const fieldsOf = (schema: InputSchema): string[] => Object.keys(schema.properties ?? {});

/**
 * For a write, an input that would be accepted, so that hostile values get past the first checks; for a read, a valid
 * one.
 */
async function acceptable(endpoint: Endpoint): Promise<RawInput & { caller: Caller }> {
  if (endpoint.method === 'GET') return { ...wellFormed(endpoint), caller: await admitted(market, endpoint) };
  const { caller, input } = await writeSamples[endpoint.id as WriteId](market);
  return { ...rawRequestOf(input, caller), caller };
}

/** A valid input with one hostile value in it. */
interface Hostile {
  readonly input: RawInput;
  readonly where: string;
}

/** For each field of each part, one input per hostile value; the rest is valid. */
function* hostileFields(endpoint: Endpoint, good: RawInput): Generator<readonly Hostile[]> {
  for (const part of ['params', 'query', 'body'] as const) {
    for (const field of fieldsOf(inputSchemaOf(endpoint[part]))) {
      yield (part === 'params' ? hostileTexts : hostileValues).map((value) => ({
        input: { ...good, [part]: { ...(good[part] as object), [field]: value } },
        where: `${part}.${field} = ${JSON.stringify(value)?.slice(0, 60)}`,
      }));
    }
  }
}

let turns = 0;
/**
 * All inputs that pass parsing, and one of those that do not, a different one each time: to the call they are all the
 * same.
 */
function worthSending(endpoint: Endpoint, hostile: readonly Hostile[]): readonly Hostile[] {
  // Some parts are used before parsing: the path by the router, a form by its parser, the guest id to identify the
  // caller.
  const [{ input, where } = { input: { body: undefined }, where: '' }] = hostile;
  const isReadTwice = input.body instanceof FormData || /^(params|\w+\.guest_id)/.test(where);
  if (isReadTwice) return hostile;
  const unreadable = hostile.filter((one) => isUnreadable(endpoint, one.input));
  turns += 1;
  const one = unreadable[turns % unreadable.length];
  return hostile.filter((each) => each === one || !unreadable.includes(each));
}

async function sendEach(endpoint: Endpoint, caller: Caller, hostile: readonly Hostile[]): Promise<void> {
  for (const { input, where } of hostile) {
    market.clock.advance(3_000);
    const response = await send(market.app, endpoint, { ...input, caller });
    if (response.statusCode >= 400) expectRefusal(response, where);
    else expect(response.statusCode, where).toBe(200);
  }
}

type Json = Readonly<Record<string, unknown>> | readonly unknown[];
const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** Entries of a list are alike, so only the first and the last are tried. */
const membersOf = (good: Json): [string, unknown][] =>
  Object.entries(good).filter(
    (_each, index, all) => !Array.isArray(good) || index === 0 || index === all.length - 1,
  );

/** Copies of a body: for each nested leaf, one per value. Leaves on the top level are fields, which are tried below. */
function* withLeaves(
  good: Json,
  values: readonly unknown[],
  path: readonly string[] = [],
): Generator<readonly { copy: Json; where: string }[]> {
  for (const [name, inner] of membersOf(good)) {
    const put = (value: unknown): Json =>
      Array.isArray(good) ? good.with(Number(name), value) : { ...good, [name]: value };
    const here = [...path, name];
    if (isJson(inner))
      for (const leaf of withLeaves(inner, values, here))
        yield leaf.map(({ copy, where }) => ({ copy: put(copy), where }));
    else if (path.length > 0)
      yield values.map((value) => ({
        copy: put(value),
        where: `${here.join('.')} = ${JSON.stringify(value)}`,
      }));
  }
}

/** Copies of a form: for each field, one per value, as text; where any text is valid, only one of the numbers. */
function* withFields(
  { body: schema }: Endpoint,
  good: FormData,
): Generator<readonly { copy: FormData; where: string }[]> {
  const { properties = {} } = inputSchemaOf(schema);
  for (const [index, name] of [...new Set(good.keys())].entries()) {
    const isText = properties[name]?.type === 'string';
    const numbers = isText ? [hostileNumbers[index % hostileNumbers.length]] : hostileNumbers;
    yield [...hostileTexts, ...numbers].map((value) => {
      const copy = new FormData();
      for (const [other, kept] of good.entries()) copy.append(other, other === name ? String(value) : kept);
      return { copy, where: `${name} = ${String(value).slice(0, 60)}` };
    });
  }
}

describe('hostile values within a form, or deep within a body, are no fault either', () => {
  test.each(writes)('%s', async (_id, endpoint) => {
    const { caller, ...good } = await acceptable(endpoint);
    const { body } = good;
    if (!isJson(body)) return;
    const leaves = body instanceof FormData ? withFields(endpoint, body) : withLeaves(body, deepValues);
    for (const leaf of leaves) {
      const hostile = leaf.map(({ copy, where }) => ({ input: { ...good, body: copy }, where }));
      await sendEach(endpoint, caller, worthSending(endpoint, hostile));
    }
    expect(market.faults.splice(0)).toEqual([]);
  });
});

describe('any value in any field is a refusal or an answer, never a fault', () => {
  test.each(named)('%s', async (_id, endpoint) => {
    const { caller, ...good } = await acceptable(endpoint);
    for (const field of hostileFields(endpoint, good))
      await sendEach(endpoint, caller, worthSending(endpoint, field));
    expect(market.faults.splice(0)).toEqual([]);
  });
});

describe('a body that cannot be read is refused', () => {
  const bodies: readonly [string, string][] = [
    ['malformed JSON', '{"guest_id": '],
    ['no object', '[]'],
    ['a text', '"body"'],
    ['a number', '1e999'],
    ['null', 'null'],
    ['a polluted prototype', '{"__proto__": {"kind": "operator"}}'],
    ['an unknown field', JSON.stringify({ unheard_of: 1 })],
    ['ten megabytes', JSON.stringify({ guest_id: 'x'.repeat(10 * 1024 * 1024) })],
    ['a hundred thousand brackets', `{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
  ];
  // Encoded once: otherwise each of a hundred calls would encode ten megabytes again.
  const unreadable = bodies.map(([where, text]) => [where, Buffer.from(text)] as const);
  test.each(writes)('%s', async (_id, endpoint) => {
    const caller = await admitted(market, endpoint);
    for (const [where, payload] of unreadable) {
      market.clock.advance(3_000);
      // A null body counts as an empty one, which calls without required fields accept.
      if (where === 'null' && (inputSchemaOf(endpoint.body).required ?? []).length === 0) continue;
      expectRefusal(await send(market.app, endpoint, { ...wellFormed(endpoint), caller, payload }), where);
    }
    expect(market.faults.splice(0)).toEqual([]);
  });
});

describe('an unknown field beside right ones is refused', () => {
  test.each(writes)('%s', async (_id, endpoint) => {
    const caller = await admitted(market, endpoint);
    const good = wellFormed(endpoint);
    const response = await send(market.app, endpoint, {
      ...good,
      body: { ...(good.body as object), unheard_of: 1 },
      caller,
    });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ errors: [{ code: 'malformed' }] });
  });
});

describe('[SYS-05] a dead token is refused on every call', () => {
  test.each(named)('%s', async (_id, endpoint) => {
    for (const token of ['x'.repeat(43), 'x', randomUUID(), '\u00e9'.repeat(10), 'x'.repeat(5000)]) {
      const response = await send(market.app, endpoint, { ...wellFormed(endpoint), caller: { token } });
      expectRefusal(response, token);
      expect(response.statusCode).toBe(401);
    }
  });
});

describe('nobody, a guest that nobody knows and the wrong role are kept out', () => {
  test.each(customers)('%s', async (_id, endpoint) => {
    const nobody = await send(market.app, endpoint, wellFormed(endpoint));
    const unknown = await send(market.app, endpoint, {
      ...wellFormed(endpoint),
      caller: { guestId: 'u'.repeat(43) },
    });
    expect([nobody.statusCode, unknown.statusCode]).toEqual([401, 401]);
    if (endpoint.who === 'operator') {
      const { token } = await market.newCustomer();
      const customer = await send(market.app, endpoint, { ...wellFormed(endpoint), caller: { token } });
      expect(customer.statusCode).toBe(403);
    }
  });
});

test('an Idempotency-Key that is none is refused', async () => {
  const endpoint = everyEndpoint.find(({ id }) => id === 'newsletter.subscribe') as Endpoint;
  for (const key of ['short', 'x'.repeat(129), 'with space inside']) {
    const response = await send(market.app, endpoint, {
      ...wellFormed(endpoint),
      body: { email: 'ana@example.com' },
      key,
    });
    expectRefusal(response, key);
    expect(response.json()).toMatchObject({ errors: [{ code: 'malformed' }] });
  }
});

test('what no call answers is told so in the shape of every refusal', async () => {
  for (const [method, url] of [
    ['GET', '/api/v1/nothing'],
    ['DELETE', '/api/v1/config'],
    ['GET', '/api/v1/%zz'],
  ] as const) {
    expectRefusal(await market.app.inject({ method, url }), url);
  }
});

test('a refusal of an address that is too long, or cannot be decoded, has its request id too', async () => {
  for (const url of [`/api/v1/stores/details/${'x'.repeat(300)}`, '/api/v1/stores/details/%zz']) {
    const response = await market.app.inject(url);
    expectRefusal(response, url);
    expect(response.headers['x-request-id']).toBeDefined();
  }
});
