/** The result of every `decide…` function: a value to go on with, or a refusal. Refusals are returned, never thrown. */

/** A refusal, caused by a shopper or by time. `code` is stable and in snake_case; its parameters are further fields. */
export type Refusal<Code extends string = string> = { readonly code: Code };

/** A negative decision with its refusal. */
export type Refused<R extends Refusal> = { readonly ok: false; readonly refusal: R };

/** A positive decision with its value. */
export type Allowed<T> = { readonly ok: true } & T;

/** Either a value `T` or a refusal `R`. */
export type Decision<T, R extends Refusal> = Allowed<T> | Refused<R>;

/** Wraps a refusal. */
export function refused<const R extends Refusal>(refusal: R): Refused<R> {
  return { ok: false, refusal };
}
