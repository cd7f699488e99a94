import { z } from 'zod';
import type { Endpoint, Who } from '../endpoint/index.ts';
import { apiBase } from '../paths/index.ts';
import { messageOf, type RefusalCode, refusalStatus } from '../refusals/index.ts';
import { sayFields } from './say-fields.ts';
import { sharedHeaders, sharedHeadersOf } from './shared-headers.ts';
import { besideRefusals } from './words/beside-refusals.ts';

type Json = Record<string, unknown>;

interface DescribedRefusal {
  readonly status: number;
  readonly text: string;
  /** What its answer carries beside `errors` and `message`. */
  readonly beside?: Readonly<Record<string, string>>;
}

/** An OpenAPI 3.1 document. */
export interface ApiDescription extends Json {
  readonly openapi: '3.1.0';
  readonly info: { readonly title: string; readonly description: string } & Json;
  /** Every code that a call may refuse by; `{name}` stands for what differs in its English text. */
  readonly 'x-refusals': Readonly<Record<string, DescribedRefusal>>;
  readonly paths: Record<string, Record<string, Json>>;
}

const refusalSchema: Json = {
  type: 'object',
  required: ['errors', 'message'],
  properties: {
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['code', 'message'],
        properties: {
          code: { type: 'string', description: 'Stable, for programs; all of them stand in x-refusals.' },
          message: { type: 'string', description: 'Why, for the person, in the caller’s language.' },
          field: { type: 'string', description: 'The field of a form that it is about.' },
        },
      },
    },
    message: { type: 'string', description: 'The first of them, for the person.' },
  },
};

const faultSchema: Json = {
  type: 'object',
  required: ['request_id'],
  properties: { request_id: { type: 'string', description: 'What to tell whoever runs the market.' } },
};

const retryAfter: Json = {
  description: 'Seconds after which to ask again, where that is known.',
  schema: { type: 'integer' },
};

// What any call of a kind may refuse beside its own list.
function commonRefusals(endpoint: Endpoint): RefusalCode[] {
  const always: RefusalCode[] = ['malformed', 'session_dead', 'guest_unknown', 'too_often', 'not_ready'];
  if (endpoint.method !== 'GET') always.push('key_reused', 'unanswered', 'body_too_large');
  if (endpoint.who === 'shopper') always.push('shopper_required');
  if (endpoint.who === 'customer') always.push('sign_in_required');
  const isStaffs = endpoint.who === 'operator' || endpoint.who === 'staff';
  if (isStaffs) always.push('sign_in_required', 'forbidden');
  else if (endpoint.method !== 'GET') always.push('maintenance');
  return always;
}

/** Every refusal an endpoint may answer: its own and those of its kind. */
export function refusalsOf(endpoint: Endpoint): RefusalCode[] {
  return [...new Set([...endpoint.refusals, ...commonRefusals(endpoint)])];
}

const roomOf = (endpoint: Endpoint): string => endpoint.id.replace(/\..*/, '');

const file: Json = { type: 'string', format: 'binary' };

function schemaOf(endpoint: Endpoint, part: 'params' | 'query' | 'body' | 'reply'): Json {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(endpoint[part], {
    io: part === 'reply' ? 'output' : 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema._zod.def.type === 'custom') Object.assign(jsonSchema, file);
    },
  }) as Json;
  const room = roomOf(endpoint);
  return sayFields(schema, [`${endpoint.id}.${part}`, endpoint.id, `${room}.${part}`, room]);
}

const propertiesOf = (schema: Json): Json => (schema['properties'] as Json | undefined) ?? {};

function parametersOf(endpoint: Endpoint, part: 'params' | 'query'): Json[] {
  const schema = schemaOf(endpoint, part);
  const required = new Set((schema['required'] as string[] | undefined) ?? []);
  return Object.entries(propertiesOf(schema)).map(([name, property]) => {
    const { description, ...rest } = property as Json;
    const place = part === 'params' ? 'path' : 'query';
    return {
      name,
      in: place,
      required: place === 'path' || required.has(name),
      ...(description === undefined ? {} : { description }),
      schema: rest,
    };
  });
}

function refusalResponses(endpoint: Endpoint): Json {
  const byStatus = new Map<number, RefusalCode[]>();
  for (const code of refusalsOf(endpoint)) {
    byStatus.set(refusalStatus[code], [...(byStatus.get(refusalStatus[code]) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      String(status),
      {
        description: codes.join(', '),
        ...(status === 429 || status === 503 ? { headers: { 'Retry-After': retryAfter } } : {}),
        content: { 'application/json': { schema: refusalSchema } },
      },
    ]),
  );
}

const securityOf: Record<Who, Json[]> = {
  anyone: [],
  shopper: [{ token: [] }, { guest: [] }],
  customer: [{ token: [] }],
  operator: [{ token: [] }],
  staff: [{ token: [] }],
};

const holdsFile = (schema: unknown): boolean => JSON.stringify(schema).includes('"format":"binary"');

/** A body without its files, which JSON cannot carry; undefined where it needs one. */
function withoutFiles(schema: Json): Json | undefined {
  const kept = Object.entries(propertiesOf(schema)).filter(([, property]) => !holdsFile(property));
  const properties = Object.fromEntries(kept);
  const needed = (schema['required'] as string[] | undefined) ?? [];
  return needed.every((name) => name in properties) ? { ...schema, properties } : undefined;
}

function contentOf(endpoint: Endpoint, schema: Json): Json {
  if (!endpoint.multipart) return { 'application/json': { schema } };
  const asJson = withoutFiles(schema);
  return {
    'multipart/form-data': { schema },
    ...(asJson ? { 'application/json': { schema: asJson } } : {}),
  };
}

function bodyOf(endpoint: Endpoint): Json {
  if (endpoint.method === 'GET') return {};
  const schema = schemaOf(endpoint, 'body');
  if (schema['type'] === 'object' && Object.keys(propertiesOf(schema)).length === 0) return {};
  const required = !endpoint.body.safeParse({}).success;
  return { requestBody: { required, content: contentOf(endpoint, schema) } };
}

function operationOf(endpoint: Endpoint): Json {
  const media = endpoint.stream ? 'text/event-stream' : 'application/json';
  return {
    operationId: endpoint.id,
    tags: [roomOf(endpoint)],
    summary: endpoint.summary,
    security: securityOf[endpoint.who],
    parameters: [
      ...parametersOf(endpoint, 'params'),
      ...parametersOf(endpoint, 'query'),
      ...sharedHeadersOf(endpoint),
    ],
    ...bodyOf(endpoint),
    responses: {
      '200': { description: 'Done', content: { [media]: { schema: schemaOf(endpoint, 'reply') } } },
      ...refusalResponses(endpoint),
      '500': { description: 'A fault of ours', content: { 'application/json': { schema: faultSchema } } },
    },
  };
}

// What holds for every call, for whoever reads the document first.
const introduction =
  'Amounts are in major units of the market’s currency, instants in UTC (ISO 8601). A refusal has a status, and in `errors` ' +
  'its code and a text in the caller’s language; the codes of each call stand in its answers, all of them with their English ' +
  'texts, and what they carry beside those (`beside`), in `x-refusals`. ' +
  'A write that carries an `Idempotency-Key` happens once, however often it is sent. ' +
  'A stream sends server-sent events whose data are JSON of the shape that its answer has. ' +
  'In a form, what is a list or an object and no file is written as JSON.';

const describedRefusal = (code: RefusalCode, status: number): DescribedRefusal => {
  const beside = besideRefusals[code];
  return { status, text: messageOf(code, 'en'), ...(beside && { beside }) };
};

const describedRefusals = (): ApiDescription['x-refusals'] =>
  Object.fromEntries(
    Object.entries(refusalStatus)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([code, status]) => [code, describedRefusal(code as RefusalCode, status)]),
  );

/** Describes endpoints as OpenAPI 3.1 (spec.openapis.org/oas/v3.1.0), served at `origin`. */
export function describeApi(endpoints: readonly Endpoint[], origin: string): ApiDescription {
  const paths: ApiDescription['paths'] = {};
  for (const endpoint of endpoints) {
    const path = apiBase + endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Promenade',
      version: '1',
      description: introduction,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: origin }],
    components: {
      securitySchemes: {
        token: {
          type: 'http',
          scheme: 'bearer',
          description: 'Of a customer, a store, a courier or an operator.',
        },
        guest: {
          type: 'apiKey',
          in: 'query',
          name: 'guest_id',
          description: 'Of a shopper without a token. Writes may have it in their body.',
        },
      },
      parameters: sharedHeaders,
    },
    paths,
    'x-refusals': describedRefusals(),
  };
}
