import { errorCode } from '../error-code.ts';
import { Refused } from '../errors.ts';

// PostgreSQL's error codes (docs: Appendix A): shutting down, crashed, starting, session ended, too many connections,
// disk or memory full, and a write on a read-only server, as happens for a moment during a failover.
const away = new Set(['57P01', '57P02', '57P03', '57P05', '53100', '53200', '53300', '25006']);
const connectionExceptions = /^08/;
// A statement or session cancelled by a timeout, or by an administrator; and what gave way to others each time it was
// tried (transaction.ts), as where many want one row and the database serialises all of them.
const cutShort = new Set(['57014', '55P03', '25P03', '25P04', '40001', '40P01']);
// Network errors when a connection is opened or used.
const network = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
// The driver has no codes for these.
const driver =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed and is not queryable|Cannot use a pool after calling end)/;

/** When clients may retry; a failover takes some seconds. */
const retryAfterSeconds = 2;

/** Whether the database was unreachable or the connection was lost: nothing was wrong with the request. */
export function isUnavailable(error: unknown): boolean {
  const {
    code = '',
    message = '',
    syscall,
  } = (error ?? {}) as {
    code?: string;
    message?: string;
    syscall?: string;
  };
  if (away.has(code) || connectionExceptions.test(code) || driver.test(message)) return true;
  // The socket file of a stopped local database does not exist.
  if (code === 'ENOENT' && syscall === 'connect') return true;
  return network.has(code) && (syscall !== undefined || error instanceof AggregateError);
}

const isCutShort = (error: unknown): boolean => cutShort.has(errorCode(error));

/**
 * The refusal of a request that got no database connection, or lost it: 503 with Retry-After. A write with an
 * idempotency key can be repeated safely, whether or not its transaction was committed before the connection was lost.
 */
export function refusedUnavailable(error: unknown): Refused | undefined {
  if (!isUnavailable(error) && !isCutShort(error)) return undefined;
  return new Refused([{ code: 'not_ready', params: { seconds: retryAfterSeconds } }], {}, retryAfterSeconds);
}

/** The log level of background work that failed: `error` is for bugs, and an outage is none. */
export const levelOfFailure = (error: unknown): 'warn' | 'error' =>
  isUnavailable(error) || isCutShort(error) ? 'warn' : 'error';

/** A failure in its own words; an address with two protocols fails in two ways, and has a code alone. */
export const wordsOfFailure = (error: unknown): string => (error as Error).message || errorCode(error);

/** What the log says of such a failure: an outage in its own words, once a second as it may be; a bug with its stack. */
export function failureOf(error: unknown): { readonly failure: string } | { readonly err: unknown } {
  return levelOfFailure(error) === 'error' ? { err: error } : { failure: wordsOfFailure(error) };
}
