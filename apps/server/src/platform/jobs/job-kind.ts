import type { Ctx } from '../context.ts';

/** A kind of job, under the name that its rows have, with the type of what each carries. */
export interface JobKind<Payload> {
  readonly name: string;
  /** Never set: it makes those who schedule a job and its handler agree about the payload. */
  readonly payload?: Payload;
}

/** The handler of each kind of job, by name; it runs in the transaction that deletes the job. */
export type JobHandlers = Readonly<Record<string, (ctx: Ctx, payload: unknown) => Promise<void>>>;

/** Names a kind of job. */
export function jobKind<Payload>(name: string): JobKind<Payload> {
  return { name };
}

/** The handler of one kind of job. */
export function handlerOf<Payload>(
  { name }: JobKind<Payload>,
  handle: (ctx: Ctx, payload: Payload) => Promise<void>,
): JobHandlers {
  // What was scheduled had this type, and JSON keeps it.
  return { [name]: (ctx, payload) => handle(ctx, payload as Payload) };
}
