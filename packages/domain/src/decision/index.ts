/** What every `decide…` answers: go ahead with something, or a refusal as a value. Never thrown. */

/** A refusal: something a shopper or time can cause. `code` is snake_case and stable; params stand beside it. */
export type Refusal<Code extends string = string> = { readonly code: Code };

/** The decision was no, and why. */
export type Refused<R extends Refusal> = { readonly ok: false; readonly refusal: R };

/** The decision was yes, with what follows from it. */
export type Allowed<T> = { readonly ok: true } & T;

/** Yes with `T`, or no with `R`. */
export type Decision<T, R extends Refusal> = Allowed<T> | Refused<R>;

/** Wraps a refusal. */
export function refused<const R extends Refusal>(refusal: R): Refused<R> {
  return { ok: false, refusal };
}
