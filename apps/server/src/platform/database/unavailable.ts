import { Refused } from '../errors.ts';

// PostgreSQL's own words (docs: Appendix A): it stops, it has crashed, it is starting, a session was ended, no connection
// is left, its disk or memory is full, and a server that only reads where a write was asked for, as one is for a moment while another takes over.
const away = new Set(['57P01', '57P02', '57P03', '57P05', '53100', '53200', '53300', '25006']);
const connectionExceptions = /^08/;
// It ended a statement or a session that took too long by a limit of its own, or by the word of whoever looks after it.
const cutShort = new Set(['57014', '55P03', '25P03', '25P04']);
// What the network says while a connection is opened or used.
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

/** Whoever was told so may ask again then; a server that takes over needs some seconds. */
const retryAfterSeconds = 2;

/** Whether the database could not be reached, or was lost on the way: nothing of the request was wrong. */
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
  // A database on this machine that is stopped has no socket file.
  if (code === 'ENOENT' && syscall === 'connect') return true;
  return network.has(code) && (syscall !== undefined || error instanceof AggregateError);
}

const isCutShort = (error: unknown): boolean =>
  cutShort.has((error as { code?: string } | undefined)?.code ?? '');

/**
 * The refusal of a request that had no database, or not for long enough: 503 with Retry-After. A write that was asked
 * with a key is safe to repeat with it, whether or not its transaction was committed before the connection went.
 */
export function refusedUnavailable(error: unknown): Refused | undefined {
  if (!isUnavailable(error) && !isCutShort(error)) return undefined;
  return new Refused([{ code: 'not_ready', params: { seconds: retryAfterSeconds } }], {}, retryAfterSeconds);
}
