/** Why a provider did not answer. For `paused` and `busy` we did not query it at all. */
export type FailureKind =
  | 'timeout'
  | 'unreachable'
  | 'quota'
  | 'refused'
  | 'status'
  | 'garbage'
  | 'too_large'
  | 'paused'
  | 'busy';

/** A provider failed to answer. Contains nothing of the request, which may include an address or a key. */
export class OutsideFailure extends Error {
  readonly kind: FailureKind;
  /** The HTTP status, if there was one. */
  readonly status: number | undefined;
  readonly retryAfterSeconds: number | undefined;
  constructor(kind: FailureKind, status?: number, retryAfterSeconds?: number) {
    super(kind);
    this.name = 'OutsideFailure';
    this.kind = kind;
    this.status = status;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
