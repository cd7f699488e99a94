import { concurrencyLimit } from '../../platform/limits/concurrency-limit.ts';

// A quarter of the connections that a server has unless told otherwise (DATABASE_POOL).
const mostAtOnce = 4;
const comeAgainMs = 2_000;

/**
 * Calls to outside services that identify a person or send a code. They depend on what was read before and decide what
 * is written after, so they run within the write and keep a database connection meanwhile. Few run at once, so that a
 * service that hangs leaves most connections to everybody else.
 */
export const askOutside = concurrencyLimit(mostAtOnce, comeAgainMs);
