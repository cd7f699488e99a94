import { z } from 'zod';
import { type CallId, callPaths } from '../paths/index.ts';
import type { RefusalCode } from '../refusals/refusals.ts';

/**
 * Who may call: `anyone`; a `shopper` (a guest by guest_id, or a customer by token);
 * a `customer` (token); an `operator` (operations token); `staff` (the token of a store or a courier, or an operator's).
 */
export type Who = 'anyone' | 'shopper' | 'customer' | 'operator' | 'staff';

/** An empty part of a request. */
export const nothing: z.ZodObject = z.object({});

/** The declaration of one call. */
export interface EndpointParts<
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Reply extends z.ZodType,
> {
  readonly summary: string;
  readonly who: Who;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  readonly reply: Reply;
  /** Its own refusals, beyond those common to all calls of its kind (malformed, dead session, too often). */
  readonly refusals?: readonly RefusalCode[];
  /** The reply is a stream of server-sent events, each with data of the schema `reply`. */
  readonly stream?: boolean;
  /** The body can also be multipart/form-data, to send files. */
  readonly multipart?: boolean;
  /** The call can end the caller's session: a repeat with its key gets the first answer, although the token is dead. */
  readonly endsSession?: boolean;
}

/** One call of the API: the single source of its route, client, documentation and tests. */
export interface Endpoint<
  Id extends CallId = CallId,
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
> {
  readonly id: Id;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path below {@link apiBase}, with parameters as `:name`. */
  readonly path: string;
  readonly summary: string;
  readonly who: Who;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly reply: Reply;
  readonly refusals: readonly RefusalCode[];
  readonly stream: boolean;
  readonly multipart: boolean;
  readonly endsSession: boolean;
}

// Unknown fields of a body are refused: a misspelt name must not be ignored silently.
function strict<Body extends z.ZodType>(body: Body): Body {
  return body instanceof z.ZodObject ? (body.strict() as unknown as Body) : body;
}

/** Declares one call. Method and path come from the path table, so that the two always agree. */
export function endpoint<
  Id extends CallId,
  Reply extends z.ZodType,
  Params extends z.ZodType = z.ZodObject<Record<never, never>>,
  Query extends z.ZodType = z.ZodObject<Record<never, never>>,
  Body extends z.ZodType = z.ZodObject<Record<never, never>>,
>(id: Id, parts: EndpointParts<Params, Query, Body, Reply>): Endpoint<Id, Params, Query, Body, Reply> {
  const [method, path] = callPaths[id].split(' ') as [Endpoint['method'], string];
  return {
    id,
    method,
    path,
    summary: parts.summary,
    who: parts.who,
    params: parts.params ?? (nothing as unknown as Params),
    query: parts.query ?? (nothing as unknown as Query),
    body: strict(parts.body ?? (nothing as unknown as Body)),
    reply: parts.reply,
    refusals: parts.refusals ?? [],
    stream: parts.stream ?? false,
    multipart: parts.multipart ?? false,
    endsSession: parts.endsSession ?? false,
  };
}
