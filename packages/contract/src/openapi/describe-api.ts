import type { Endpoint, Who } from '../endpoint/index.ts';
import { apiBase } from '../paths/index.ts';
import { convertShapes, type Part, resolveShape } from './convert-shapes.ts';
import {
  type DescribedRefusal,
  describedRefusals,
  refusalComponents,
  refusalResponses,
  refusalShapes,
} from './describe-refusals.ts';
import { sayFields } from './say-fields.ts';
import { sharedHeaders, sharedHeadersOf } from './shared-headers.ts';

type Json = Record<string, unknown>;
type Schemas = Readonly<Record<string, Json>>;

/** An OpenAPI 3.1 document. */
export interface ApiDescription extends Json {
  readonly openapi: '3.1.0';
  readonly info: { readonly title: string; readonly description: string } & Json;
  /** Every error code, with its status and its English text, in which `{name}` is a placeholder. */
  readonly 'x-refusals': Readonly<Record<string, DescribedRefusal>>;
  readonly paths: Record<string, Record<string, Json>>;
  readonly components: Readonly<Record<string, Schemas>> & { readonly schemas: Schemas };
}

/** Schemas with a description for each field. */
interface Shapes {
  readonly named: Schemas;
  readonly partOf: (endpoint: Endpoint, part: Part) => Json;
}

const roomOf = (endpoint: Endpoint): string => endpoint.id.replace(/\..*/, '');

function saidShapes(endpoints: readonly Endpoint[]): Shapes {
  const { named, partOf } = convertShapes(endpoints);
  const sayNamed = ([name, schema]: [string, Json]): [string, Json] => {
    const { unit } = schema;
    return [
      name,
      { ...sayFields(schema, { places: [name], named }), ...(unit ? { description: unit } : {}) },
    ];
  };
  const all = { ...Object.fromEntries(Object.entries(named).map(sayNamed)), ...refusalShapes };
  return {
    named: Object.fromEntries(Object.entries(all).sort(([one], [other]) => (one < other ? -1 : 1))),
    partOf: (endpoint, part) => {
      const room = roomOf(endpoint);
      const places = [`${endpoint.id}.${part}`, endpoint.id, `${room}.${part}`, room];
      return sayFields(partOf(endpoint, part), { places, named });
    },
  };
}

const propertiesOf = (schema: Json): Json => (schema['properties'] as Json | undefined) ?? {};

function parametersOf(endpoint: Endpoint, part: 'params' | 'query', { partOf }: Shapes): Json[] {
  const schema = partOf(endpoint, part);
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

const securityOf: Record<Who, Json[]> = {
  anyone: [],
  shopper: [{ token: [] }, { guest: [] }],
  customer: [{ token: [] }],
  operator: [{ token: [] }],
  staff: [{ token: [] }],
};

const holdsFile = (schema: unknown): boolean => JSON.stringify(schema).includes('"format":"binary"');

/** A form body without its files, to be sent as JSON; undefined if a file is required or nothing else is left. */
function withoutFiles(schema: Json): Json | undefined {
  const kept = Object.entries(propertiesOf(schema)).filter(([, property]) => !holdsFile(property));
  const properties = Object.fromEntries(kept);
  const needed = (schema['required'] as string[] | undefined) ?? [];
  const says = kept.some(([name]) => name !== 'guest_id');
  return says && needed.every((name) => name in properties) ? { ...schema, properties } : undefined;
}

function contentOf(endpoint: Endpoint, schema: Json, named: Schemas): Json {
  if (!endpoint.multipart) return { 'application/json': { schema } };
  const whole = resolveShape(schema, named);
  const asJson = holdsFile(whole) ? withoutFiles(whole) : schema;
  return {
    'multipart/form-data': { schema },
    ...(asJson ? { 'application/json': { schema: asJson } } : {}),
  };
}

function bodyOf(endpoint: Endpoint, { partOf, named }: Shapes): Json {
  if (endpoint.method === 'GET') return {};
  const schema = partOf(endpoint, 'body');
  if (schema['type'] === 'object' && Object.keys(propertiesOf(schema)).length === 0) return {};
  const required = !endpoint.body.safeParse({}).success;
  return { requestBody: { required, content: contentOf(endpoint, schema, named) } };
}

function operationOf(endpoint: Endpoint, shapes: Shapes): Json {
  const media = endpoint.stream ? 'text/event-stream' : 'application/json';
  return {
    operationId: endpoint.id,
    tags: [roomOf(endpoint)],
    summary: endpoint.summary,
    security: securityOf[endpoint.who],
    parameters: [
      ...parametersOf(endpoint, 'params', shapes),
      ...parametersOf(endpoint, 'query', shapes),
      ...sharedHeadersOf(endpoint),
    ],
    ...bodyOf(endpoint, shapes),
    responses: {
      '200': { description: 'Success', content: { [media]: { schema: shapes.partOf(endpoint, 'reply') } } },
      ...refusalResponses(endpoint),
    },
  };
}

// What applies to every call; the first thing an integrator reads.
const introduction =
  'Amounts are in major units of the market’s currency; instants are in UTC (ISO 8601). ' +
  'An error answer has an HTTP status and, in `errors`, a stable code and a message in the caller’s language. Each call lists ' +
  'its codes by status; `x-refusals` lists all codes with their English messages and the further fields they carry (`beside`). ' +
  'An empty query parameter counts as absent. ' +
  'A write with an `Idempotency-Key` is carried out once, however often it is sent. ' +
  'A stream sends server-sent events; the data of each event is JSON in the schema of the answer. ' +
  'In a multipart form, lists and objects other than files are sent as JSON text. ' +
  'Answers may gain fields later: ignore those that you do not know.';

/** The OpenAPI 3.1 document (spec.openapis.org/oas/v3.1.0) of the endpoints, served at `origin`. */
export function describeApi(endpoints: readonly Endpoint[], origin: string): ApiDescription {
  const shapes = saidShapes(endpoints);
  const paths: ApiDescription['paths'] = {};
  for (const endpoint of endpoints) {
    const path = apiBase + endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint, shapes) };
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
      schemas: shapes.named,
      ...refusalComponents(endpoints),
      securitySchemes: {
        token: {
          type: 'http',
          scheme: 'bearer',
          description:
            'Token of a customer, of the staff of a store or provider, of a courier or of an operator.',
        },
        guest: {
          type: 'apiKey',
          in: 'query',
          name: 'guest_id',
          description: 'Guest id of a shopper without a token. Writes may send it in the body instead.',
        },
      },
      parameters: sharedHeaders,
    },
    paths,
    'x-refusals': describedRefusals(),
  };
}
