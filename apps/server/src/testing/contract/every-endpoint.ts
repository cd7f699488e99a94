import { endpoints } from '@promenade/contract/calls';
import { urlOf } from '@promenade/contract/client';
import type { Endpoint } from '@promenade/contract/endpoint';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import type { Caller, TestMarket } from '../index.ts';
import { bytesOf } from '../test-client.ts';
import { sampleInput } from './sample-input.ts';

/** The contract as a list. */
export const everyEndpoint: readonly Endpoint[] = Object.values(endpoints);

/** The parts of a request before serialisation: any value, valid or not. */
export interface RawInput {
  readonly params: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
}

/** A valid input whose ids do not exist. */
export function wellFormed(endpoint: Endpoint): RawInput {
  const [params, query, body] = [endpoint.params, endpoint.query, endpoint.body].map(sampleInput);
  return { params, query, body } as RawInput;
}

/** A new caller of a kind that the endpoint accepts. */
export async function admitted(market: TestMarket, { who }: Endpoint): Promise<Caller> {
  if (who === 'operator' || who === 'staff') return { token: await market.operatorToken() };
  if (who === 'customer') return { token: (await market.newCustomer()).token };
  return who === 'shopper' ? { guestId: (await market.newGuest()).guestId } : {};
}

/** A request as it is sent. */
export interface RawRequest extends RawInput {
  readonly caller?: Caller;
  readonly key?: string;
  /** Sent as is, in place of the body. */
  readonly payload?: string | Buffer;
}

/** A typed input as a raw request; a guest's id goes into the query, which every call reads. */
export function rawRequestOf(input: object, caller: Caller): RawRequest {
  return { params: {}, query: {}, body: undefined, ...input, caller };
}

/** Objects as JSON, and lone surrogates as the replacement character: a URL can contain neither. */
export function asUrlTexts(part: Readonly<Record<string, unknown>>): Record<string, string> {
  const present = Object.entries(part).filter(([, value]) => value !== null && value !== undefined);
  const textOf = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value));
  return Object.fromEntries(present.map(([name, value]) => [name, textOf(value).toWellFormed()]));
}

/** A stream's first event; then disconnects, since a stream does not end by itself. */
export async function firstOf(answer: LightMyRequestResponse): Promise<LightMyRequestResponse> {
  const stream = answer.stream();
  const chunks: Buffer[] = [];
  for await (const chunk of stream) {
    chunks.push(chunk as Buffer);
    if (answer.statusCode === 200) break;
  }
  const payload = Buffer.concat(chunks).toString();
  return Object.assign(answer, { payload, json: () => JSON.parse(payload) });
}

/** Sends a request that the typed client would not allow. */
export async function send(
  app: FastifyInstance,
  endpoint: Endpoint,
  request: RawRequest,
): Promise<LightMyRequestResponse> {
  const { caller = {}, key, payload } = request;
  const guest = caller.guestId === undefined ? {} : { guest_id: caller.guestId };
  const input = { params: asUrlTexts(request.params), query: asUrlTexts({ ...guest, ...request.query }) };
  const hasBody = endpoint.method !== 'GET' && (payload !== undefined || request.body !== undefined);
  const form = request.body instanceof FormData ? await bytesOf(request.body) : undefined;
  const answer = await app.inject({
    ...(endpoint.stream ? { payloadAsStream: true } : {}),
    method: endpoint.method,
    url: urlOf(endpoint.id, input as never),
    headers: {
      ...(hasBody ? { 'content-type': 'application/json' } : {}),
      ...(caller.token === undefined ? {} : { authorization: `Bearer ${caller.token}` }),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
      ...form?.headers,
    },
    ...(hasBody ? { payload: payload ?? form?.payload ?? JSON.stringify(request.body) } : {}),
  });
  return endpoint.stream ? firstOf(answer) : answer;
}

/** Checks that an answer has the shape of refusals (api.md, Conventions). */
export function expectRefusal(response: LightMyRequestResponse, where: string): void {
  expect(response.statusCode, where).toBeGreaterThanOrEqual(400);
  expect(response.statusCode, where).toBeLessThan(500);
  const body = response.json<{ errors: { code: string; message: string }[]; message: string }>();
  expect(body.errors.length, where).toBeGreaterThan(0);
  expect(typeof body.errors[0]?.code, where).toBe('string');
  expect(body.errors[0]?.message, where).toBe(body.message);
  expect(body.message, where).not.toBe('');
}
