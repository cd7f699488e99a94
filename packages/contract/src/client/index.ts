/**
 * The typed client. At run time it carries the path table alone: no schema, no validation library.
 * Who calls decides headers and transport; this file knows neither storage nor screen.
 */
import type { Body, Params, Query, Reply } from '../calls/index.ts';
import { apiBase, type CallId, callPaths } from '../paths/index.ts';
import type { RefusalBody } from '../refusals/refusals.ts';

/** What one call takes; parts that the endpoint does not read may be left out. */
export interface CallInput<Id extends CallId> {
  readonly params?: Params<Id>;
  readonly query?: Query<Id>;
  /** A form where a file travels with it. */
  readonly body?: Body<Id> | FormData;
  /** Repeats under one key have one effect; made by the client when absent. */
  readonly idempotencyKey?: string;
  /** Asks for the first answer under the key and does nothing: refused as `unanswered` where there is none. */
  readonly answeredOnly?: boolean;
  readonly signal?: AbortSignal;
}

/** What a client reads of an answer: less than a Response, so that a server need not make one for itself. */
export type Answered = Pick<Response, 'ok' | 'status' | 'text'> & {
  readonly headers?: Pick<Headers, 'get'>;
};

/** How a client reaches the server. */
export interface ClientOptions {
  /** Origin before `/api/v1`; empty in a browser. */
  readonly origin: string;
  readonly fetch: (url: string, init: RequestInit) => Promise<Answered>;
  /** Headers of SYS-01, made anew for each call. */
  readonly headers: () => Record<string, string>;
  /** A new idempotency key for each write. */
  readonly newIdempotencyKey: () => string;
}

type Refused = RefusalBody & Readonly<Record<string, unknown>>;

/** A fault of the server names no errors (its request alone), and whoever stands before it has a shape of their own. */
function asRefused(body: unknown): Refused {
  const said = (typeof body === 'object' && body) || {};
  const { errors, message } = said as Partial<RefusalBody>;
  return {
    ...said,
    errors: Array.isArray(errors) ? errors : [],
    message: typeof message === 'string' ? message : '',
  };
}

/** A refusal the server answered (any status that is not 2xx). Its message is empty where nothing was said. */
export class Refusal extends Error {
  readonly status: number;
  readonly body: Refused;
  /** In how many seconds it is worth another try, where the answer says so (Retry-After). */
  readonly retryAfterSeconds: number | null;
  constructor(status: number, body: unknown, retryAfter?: string | null) {
    const refused = asRefused(body);
    super(refused.message);
    this.name = 'Refusal';
    this.status = status;
    this.body = refused;
    this.retryAfterSeconds = Number(retryAfter) || null;
  }
  /** The first code, such as `other_store`. */
  get code(): string {
    return this.body.errors[0]?.code ?? 'unexpected';
  }
}

/** The caller of every endpoint. */
export type Client = <Id extends CallId>(id: Id, input?: CallInput<Id>) => Promise<Reply<Id>>;

/** The URL of a call, path parameters and query filled in. */
export function urlOf<Id extends CallId>(id: Id, input: CallInput<Id> = {}, origin = ''): string {
  const path = callPaths[id].slice(callPaths[id].indexOf(' ') + 1);
  const params = (input.params ?? {}) as Record<string, unknown>;
  const filled = path.replace(/:(\w+)/g, (_whole, name: string) => encodeURIComponent(String(params[name])));
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries((input.query ?? {}) as Record<string, unknown>)) {
    if (value !== undefined && value !== null) query.set(name, String(value));
  }
  const search = query.toString();
  return `${origin}${apiBase}${filled}${search ? `?${search}` : ''}`;
}

/** The answer; of what is none, such as a proxy's own words, what may be shown of it. */
async function readBody(response: Answered): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    if (response.ok) throw new Error('not an answer');
    return { message: text.startsWith('<') ? '' : text.slice(0, 200) };
  }
}

/**
 * What a write says beside who asks: its key, and that a server of the version before leaves out the fields that it does
 * not know yet (RFC 7240, 4.4): while an upgrade rolls, a page may be newer than whoever answers it.
 */
export const headersOfWrite = (idempotencyKey: string): Record<string, string> => ({
  'idempotency-key': idempotencyKey,
  prefer: 'handling=lenient',
});

/** Makes a client. Its calls answer the reply, or throw {@link Refusal}, or what the transport throws. */
export function createClient(options: ClientOptions): Client {
  return async (id, input = {}) => {
    const method = callPaths[id].slice(0, callPaths[id].indexOf(' '));
    const headers: Record<string, string> = { accept: 'application/json', ...options.headers() };
    if (method !== 'GET')
      Object.assign(headers, headersOfWrite(input.idempotencyKey ?? options.newIdempotencyKey()));
    if (input.answeredOnly) headers['x-answered-only'] = '1';
    const isForm = typeof FormData !== 'undefined' && input.body instanceof FormData;
    // A form's own type carries its boundary: the transport writes it.
    if (input.body !== undefined && !isForm) headers['content-type'] = 'application/json';
    const response = await options.fetch(urlOf(id, input, options.origin), {
      method,
      headers,
      ...(input.body === undefined
        ? {}
        : { body: isForm ? (input.body as FormData) : JSON.stringify(input.body) }),
      ...(input.signal ? { signal: input.signal } : {}),
    });
    const body = await readBody(response);
    if (!response.ok) throw new Refusal(response.status, body, response.headers?.get('retry-after'));
    return body as never;
  };
}
