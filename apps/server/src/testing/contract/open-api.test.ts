import { endpoints } from '@promenade/contract/calls';
import { apiBase, type CallId, callPaths } from '@promenade/contract/paths';
import { type RefusalCode, refusalStatus } from '@promenade/contract/refusals';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestMarket, type TestMarket } from '../index.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());

const ids = Object.keys(callPaths) as CallId[];

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly schema: object;
  readonly $ref?: string;
}
interface Schema {
  readonly $ref?: string;
  readonly oneOf?: Schema[];
  readonly properties?: Record<string, object>;
}
interface Answer {
  readonly $ref?: string;
  readonly description: string;
  readonly headers?: object;
  readonly content: Record<string, { schema: object }>;
}
type Components = Readonly<Record<string, Readonly<Record<string, object>>>>;
interface Operation {
  readonly requestBody?: { required?: boolean; content: Record<string, { schema: Schema }> };
  readonly operationId: string;
  readonly summary: string;
  readonly parameters: Parameter[];
  readonly responses: Record<string, Answer>;
}
interface Document {
  readonly openapi: string;
  readonly info: { title: string; version: string; description: string };
  readonly paths: Record<string, Record<string, Operation>>;
  readonly 'x-refusals': Record<string, { status: number; text: string; beside?: Record<string, string> }>;
  readonly components: Components & { readonly parameters: Record<string, Parameter> };
}

const describedAs = (id: CallId) => `${apiBase}${endpoints[id].path.replace(/:(\w+)/g, '{$1}')}`;

test.each(ids)('%s is served', (id) => {
  const { method, path } = endpoints[id];
  expect(market.app.hasRoute({ method, url: apiBase + path })).toBe(true);
});

describe('the OpenAPI document', () => {
  let document: Document;
  beforeAll(async () => {
    const response = await market.app.inject(`${apiBase}/openapi.json`);
    expect(response.statusCode).toBe(200);
    document = response.json();
  });
  /** Resolves a reference; returns any other part as it is. */
  const resolve = <Part extends { readonly $ref?: string }>(part: Part | undefined): Part | undefined => {
    if (part?.$ref === undefined) return part;
    const [, kind = '', name = ''] = /^#\/components\/(\w+)\/(\w+)$/.exec(part.$ref) ?? [];
    const found = document.components[kind]?.[name];
    expect(found, part.$ref).toBeDefined();
    return found as Part;
  };
  const operation = (id: CallId) => document.paths[describedAs(id)]?.[endpoints[id].method.toLowerCase()];

  test('is of version 3.1, with a title, and describes each call once', () => {
    expect(document.openapi).toMatch(/^3\.1\.\d+$/);
    expect([document.info.title, typeof document.info.version]).toEqual(['Promenade', 'string']);
    const described = Object.values(document.paths).flatMap((methods) =>
      Object.values(methods).map((it) => it.operationId),
    );
    expect(described.sort()).toEqual([...ids].sort());
  });

  test.each(ids)('%s: parameters of its path, a success and every refusal by its status', (id) => {
    const found = operation(id);
    const inPath = (found?.parameters ?? []).filter((parameter) => parameter.in === 'path');
    const braces = [...describedAs(id).matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(inPath.map(({ name, required }) => [name, required])).toEqual(braces.map((name) => [name, true]));
    const statuses = Object.keys(found?.responses ?? {});
    expect(statuses).toEqual(
      expect.arrayContaining([
        '200',
        '500',
        ...endpoints[id].refusals.map((code) => String(refusalStatus[code])),
      ]),
    );
    for (const response of Object.values(found?.responses ?? {}))
      expect(resolve(response)?.description).toMatch(/./);
  });

  test('headers that a call reads were in no operation: a write names its key, a shopper’s call its place and module', () => {
    const headersOf = (id: CallId) => {
      const shared = (operation(id)?.parameters ?? []).filter(({ $ref }) => $ref !== undefined);
      return shared.map((parameter) => resolve(parameter)?.name);
    };
    const place = ['moduleId', 'zoneid', 'latitude', 'longitude'];
    expect(headersOf('catalog.latestStores')).toEqual(['X-localization', ...place]);
    expect(headersOf('cart.add')).toEqual(['X-localization', 'Idempotency-Key', 'Prefer', ...place]);
    expect(headersOf('ops.setStock')).toEqual(['X-localization', 'Idempotency-Key', 'Prefer']);
  });

  test('placing an order had no body in it, a form’s file no type, and nothing said that a body is needed', () => {
    const bodyOf = (id: CallId) => operation(id)?.requestBody;
    const placed = bodyOf('checkout.place')?.content['application/json']?.schema;
    expect(placed?.oneOf?.map((shape) => resolve(shape)?.properties?.['order_type'])).toMatchObject([
      { enum: ['delivery', 'take_away'] },
      { const: 'parcel' },
    ]);
    expect(bodyOf('checkout.place')?.required).toBe(true);
    expect(bodyOf('orders.cancel')?.required).toBe(true);
    const sent = bodyOf('checkout.uploadPrescription')?.content;
    expect(Object.keys(sent ?? {})).toEqual(['multipart/form-data']);
    expect(sent?.['multipart/form-data']?.schema.properties?.['image']).toMatchObject({
      type: 'string',
      format: 'binary',
    });
    const profile = bodyOf('accounts.updateProfile')?.content;
    expect(profile?.['multipart/form-data']?.schema.properties).toHaveProperty('image');
    expect(profile?.['application/json']?.schema.properties).not.toHaveProperty('image');
    for (const id of ids)
      if (!endpoints[id].body.safeParse({}).success) expect(bodyOf(id)?.required, id).toBe(true);
  });

  test('what a code means was nowhere in it: each has its status and its English text', () => {
    const codes = document['x-refusals'];
    expect(codes['cart_empty']).toEqual({ status: 422, text: 'Your cart is empty' });
    expect(codes['choice_required']?.text).toBe('Choose {group} first.');
    for (const id of ids) for (const code of endpoints[id].refusals) expect(codes).toHaveProperty(code);
  });

  test('what a refusal carries beside its text was told nowhere, nor that it says how long to wait', async () => {
    const { beside } = document['x-refusals']['no_zone'] ?? {};
    const refused = await market.app.inject(`${apiBase}${endpoints['geo.zone'].path}?lat=0&lng=0`);
    expect(Object.keys(refused.json())).toEqual([...Object.keys(beside ?? {}), 'errors', 'message']);
    const besideOf = (code: RefusalCode) => Object.keys(document['x-refusals'][code]?.beside ?? {});
    expect(besideOf('bill_changed')).toEqual(['bill', 'differences', 'seal', 'seal_expires_at']);
    expect(besideOf('quote_expired')).toEqual(['bill', 'seal', 'seal_expires_at']);
    expect(besideOf('parcel_same_place')).toEqual(['end']);
    expect([besideOf('no_changes'), besideOf('line_not_found')]).toEqual([['item_id'], ['item_id']]);
    expect(resolve(operation('accounts.login')?.responses['429'])?.headers).toHaveProperty('Retry-After');
  });

  test('every schema in it is an object of known types, and refers to nothing that is missing', () => {
    const types = new Set(['object', 'array', 'string', 'number', 'integer', 'boolean', 'null']);
    const look = (value: unknown, path: string): void => {
      if (value === null || typeof value !== 'object') return;
      const { type, $ref, required, properties } = value as Record<string, unknown>;
      if (typeof type === 'string' && path.includes('/schema')) {
        if (!path.endsWith('/properties')) expect(types, path).toContain(type);
      }
      if (typeof $ref === 'string') resolve({ $ref });
      if (Array.isArray(required))
        expect(Object.keys(properties ?? {}), path).toEqual(expect.arrayContaining(required));
      for (const [name, child] of Object.entries(value)) look(child, `${path}/${name}`);
    };
    look(document.paths, '');
    look(document.components['schemas'], '/schemas');
  });

  test('is readable as a page', async () => {
    const page = await market.app.inject(`${apiBase}/docs`);
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.payload).toContain('A write with an <code>Idempotency-Key</code> is carried out once');
    expect(page.payload).toContain('<td>Your cart is empty</td>');
    for (const id of ids) expect(page.payload).toContain(describedAs(id));
    for (const [, kind, name] of page.payload.matchAll(/<a href="#(\w+)\/(\w+)">/g))
      expect(page.payload).toContain(`<pre id="${kind}/${name}">`);
  });
});
