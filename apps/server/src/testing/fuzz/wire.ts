import type { Endpoint } from '@promenade/contract/endpoint';
import { apiBase } from '@promenade/contract/paths';
import type { InjectOptions } from 'fastify';
import type { RawInput } from '../contract/every-endpoint.ts';
import type { Caller } from '../index.ts';
import type { Dice } from './dice.ts';

/** One request of the fuzzer, before serialisation. */
export interface FuzzRequest {
  readonly endpoint: Endpoint;
  readonly input: RawInput;
  readonly caller: Caller;
  readonly key?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as is, in place of the body. */
  readonly payload?: string;
}

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const boundary = 'fuzz-boundary';

const isFile = (value: unknown): value is { $file: string } =>
  typeof value === 'object' && value !== null && '$file' in value;

function fileBytes(kind: string): Buffer {
  if (kind === 'picture') return picture;
  return Buffer.from(kind === 'rubbish' ? 'GIF89a<svg onload=alert(1)>'.repeat(40) : '');
}

function formOf(body: Readonly<Record<string, unknown>>): Buffer {
  const parts = Object.entries(body).flatMap(([name, value]) => {
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="${encodeURIComponent(name)}"`;
    if (!isFile(value)) return [Buffer.from(`${head}\r\n\r\n${textOf(value)}\r\n`)];
    const typed = `${head}; filename="a.png"\r\ncontent-type: image/png\r\n\r\n`;
    return [Buffer.from(typed), fileBytes(value.$file), Buffer.from('\r\n')];
  });
  return Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]);
}

const textOf = (value: unknown): string =>
  (typeof value === 'object' ? (JSON.stringify(value) ?? '') : String(value)).toWellFormed();

function pathOf(endpoint: Endpoint, { params, query }: RawInput): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_whole, name: string) =>
    encodeURIComponent(textOf(params[name] ?? 'x') || 'x'),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === null || value === undefined) continue;
    if (Array.isArray(value) && value.every((one) => typeof one === 'string'))
      for (const one of value) search.append(name, textOf(one));
    else search.set(name.toWellFormed(), textOf(value));
  }
  const text = search.toString();
  return `${apiBase}${path}${text === '' ? '' : `?${text}`}`;
}

function bodyOf({
  endpoint,
  input,
  payload,
}: FuzzRequest): Pick<InjectOptions, 'payload'> & { type?: string } {
  if (endpoint.method === 'GET') return {};
  if (payload !== undefined) return { payload, type: 'application/json' };
  const { body } = input;
  if (body === undefined) return {};
  const isForm = endpoint.multipart && Object.values(body as object).some(isFile);
  if (isForm)
    return {
      payload: formOf(body as Record<string, unknown>),
      type: `multipart/form-data; boundary=${boundary}`,
    };
  return { payload: JSON.stringify(body), type: 'application/json' };
}

/** The serialised request. */
export function wireOf(request: FuzzRequest): InjectOptions {
  const { endpoint, input, caller, key, headers } = request;
  const guest = caller.guestId === undefined ? {} : { guest_id: caller.guestId };
  const { payload, type } = bodyOf(request);
  return {
    ...(endpoint.stream ? { payloadAsStream: true } : {}),
    method: endpoint.method,
    url: pathOf(endpoint, { ...input, query: { ...guest, ...input.query } }),
    headers: {
      ...(type === undefined ? {} : { 'content-type': type }),
      ...(caller.token === undefined ? {} : { authorization: `Bearer ${caller.token}` }),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
      ...headers,
    },
    ...(payload === undefined ? {} : { payload }),
  };
}

const garbled: readonly Readonly<Record<string, string>>[] = [
  { 'content-type': 'text/plain' },
  { 'content-type': 'application/xml' },
  { 'content-type': 'multipart/form-data' },
  { 'content-type': 'application/json; charset=utf-16' },
  { 'content-type': 'application/x-www-form-urlencoded' },
  { authorization: 'Bearer' },
  { authorization: 'Basic eDp5' },
  { authorization: `Bearer ${'x'.repeat(43)}` },
  { authorization: 'Bearer \u00e9\u00ff' },
  { zoneid: '{"a":' },
  { zoneid: '["x", 1, null, {}]' },
  { zoneid: `[${'1,'.repeat(500)}1]` },
  { moduleid: '-1' },
  { latitude: 'NaN', longitude: 'Infinity' },
  { latitude: '1e309', longitude: '0' },
  { 'x-localization': 'xx' },
  { 'x-localization': 'ar' },
  { 'accept-language': 'fr;q=0.9,*;q=0.1' },
  { 'idempotency-key': 'short' },
  { 'idempotency-key': 'with a space inside' },
  { 'x-answered-only': '1', 'idempotency-key': 'never-seen-before' },
  { 'x-http-method-override': 'DELETE' },
  { 'accept-encoding': 'gzip, br;q=0, identity;q=0' },
  { range: 'bytes=0-1', 'if-none-match': '*' },
  { 'content-length': '3' },
  { origin: 'https://evil.example' },
  { 'user-agent': 'x'.repeat(4_000) },
];
const payloads: readonly string[] = [
  '',
  '{',
  '[]',
  'null',
  '"x"',
  '1e999',
  '{"a":1,"a":2}',
  '\ufeff{}',
  '{"__proto__":{"a":1}}',
];

/** Headers or a body that no client would send. */
export function garble(dice: Dice, request: FuzzRequest): FuzzRequest {
  if (request.endpoint.method !== 'GET' && dice.chance(0.4))
    return { ...request, payload: dice.pick(payloads) };
  return { ...request, headers: dice.pick(garbled) };
}
