import { endpoints, type Reply } from '@promenade/contract/calls';
import { type CallInput, createClient, Refusal } from '@promenade/contract/client';
import type { CallId } from '@promenade/contract/paths';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { LatLng } from '@promenade/domain/zones';

/** The caller, with location and language. */
export interface Caller {
  readonly token?: string | undefined;
  /** Sent where the call reads it: in its body, or else in the query. */
  readonly guestId?: string | undefined;
  readonly language?: 'en' | 'ar' | 'nl' | 'fr';
  /** Zone ids of the `zoneid` header; the fixture's centre by default. */
  readonly zones?: readonly string[];
  /** Module id of the `moduleId` header. */
  readonly module?: string;
  readonly point?: LatLng;
}

/** Typed calls: `call` returns the reply and throws a Refusal; `refused` returns the Refusal and fails on a success. */
export interface TestClient {
  readonly call: <Id extends CallId>(id: Id, input?: CallInput<Id>, caller?: Caller) => Promise<Reply<Id>>;
  readonly refused: <Id extends CallId>(id: Id, input?: CallInput<Id>, caller?: Caller) => Promise<Refusal>;
}

interface Shaped {
  readonly shape?: object;
  readonly options?: readonly Shaped[];
}
const takesGuest = ({ shape, options }: Shaped): boolean =>
  options ? options.some(takesGuest) : 'guest_id' in (shape ?? {});

// A guest's id goes into the body if the call has a field for it, else into the query (api.md, Conventions).
function withGuest<Id extends CallId>(
  id: Id,
  input: CallInput<Id>,
  guestId: string | undefined,
): CallInput<Id> {
  if (guestId === undefined) return input;
  if (input.body instanceof FormData) {
    input.body.set('guest_id', guestId);
    return input;
  }
  const part = takesGuest(endpoints[id].body as Shaped) ? 'body' : 'query';
  return { ...input, [part]: { ...(input[part] as object | undefined), guest_id: guestId } };
}

function headersOf(caller: Caller): Record<string, string> {
  return {
    ...(caller.token === undefined ? {} : { authorization: `Bearer ${caller.token}` }),
    ...(caller.language === undefined ? {} : { 'x-localization': caller.language }),
    ...(caller.zones === undefined ? {} : { zoneid: JSON.stringify(caller.zones) }),
    ...(caller.module === undefined ? {} : { moduleid: caller.module }),
    ...(caller.point === undefined
      ? {}
      : { latitude: String(caller.point.lat), longitude: String(caller.point.lng) }),
  };
}

/** A body as bytes: in-process injection does not accept FormData. */
export async function bytesOf(
  body: RequestInit['body'],
): Promise<Pick<InjectOptions, 'payload' | 'headers'>> {
  if (!(body instanceof FormData))
    return body === undefined || body === null ? {} : { payload: body as string };
  const form = new Response(body);
  return {
    payload: Buffer.from(await form.arrayBuffer()),
    headers: { 'content-type': form.headers.get('content-type') ?? '' },
  };
}

async function inject(app: FastifyInstance, url: string, init: RequestInit): Promise<Response> {
  const { payload: sent, headers } = await bytesOf(init.body);
  // The client here has the server's version, so an unknown field of a write is a mistake: do not ask for leniency.
  const { prefer: _lenience, ...asked } = init.headers as Record<string, string>;
  const { statusCode, payload } = await app.inject({
    method: init.method as NonNullable<InjectOptions['method']>,
    url,
    headers: { ...asked, ...headers },
    ...(sent === undefined ? {} : { payload: sent }),
  });
  // `Your wallet holds {balance}`: a refusal without its parameter.
  if (statusCode >= 400 && /"message":"[^"]*\{\w+\}/.test(payload))
    throw new Error(`${url} answered a text with a gap: ${payload}`);
  return new Response(payload, { status: statusCode });
}

/** The product's own client, connected to an application in this process. */
export function testClient(app: FastifyInstance, newIdempotencyKey: () => string, usual: Caller): TestClient {
  const call: TestClient['call'] = (id, input = {}, caller = {}) => {
    const client = createClient({
      origin: '',
      fetch: (url, init) => inject(app, url, init),
      headers: () => headersOf({ ...usual, ...caller }),
      newIdempotencyKey,
    });
    return client(id, withGuest(id, input, caller.guestId));
  };
  const refused: TestClient['refused'] = async (id, input, caller) => {
    const outcome = await call(id, input, caller).catch((error: unknown) => error);
    if (outcome instanceof Refusal) return outcome;
    throw new Error(`${id} was not refused but answered ${JSON.stringify(outcome)}`, { cause: outcome });
  };
  return { call, refused };
}
