import { concurrencyLimit } from '../../platform/limits/concurrency-limit.ts';

// A quarter of the connections that a server has unless told otherwise (DATABASE_POOL).
const mostAtOnce = 4;
const comeAgainMs = 2_000;

/**
 * What asks somebody outside who a person is, or has them send a code: it hangs on what was read before and decides what
 * is written after, so it is asked within the write. Each keeps a connection to the database meanwhile; so few do at once
 * that a silent one leaves the others to everybody else.
 */
export const askOutside = concurrencyLimit(mostAtOnce, comeAgainMs);
