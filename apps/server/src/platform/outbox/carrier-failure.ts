/** Why a carrier did not take a message: the problem's code, and the status that the carrier answered. */
export interface CarrierFailure {
  readonly failure: string;
  readonly status?: number;
}

/** An error of the mail library (`responseCode`, and the socket's own code), of fetch (`cause`), or ours (`status`). */
interface CarrierError extends Error {
  readonly code?: unknown;
  readonly originalCode?: unknown;
  readonly responseCode?: unknown;
  readonly status?: unknown;
  readonly cause?: { readonly code?: unknown };
}

/** What the log may say of a failed delivery: no words, since a carrier's may hold the recipient or a password. */
export function carrierFailure(error: unknown): CarrierFailure {
  const { name, code, originalCode, responseCode, status, cause } = error as CarrierError;
  const failure = [originalCode, code, cause?.code].find((one) => typeof one === 'string') ?? name;
  const answered = responseCode ?? status;
  return { failure: String(failure), ...(typeof answered === 'number' && { status: answered }) };
}
