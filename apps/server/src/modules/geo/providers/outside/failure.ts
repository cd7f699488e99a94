/** Why a provider did not answer. `paused` and `busy` are ours: it was not even asked. */
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

/** A provider did not answer. Carries nothing of the question: an address or a key could stand in it. */
export class OutsideFailure extends Error {
  readonly kind: FailureKind;
  /** The HTTP status, where there was one. */
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
