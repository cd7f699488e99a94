import type { FastifyInstance } from 'fastify';

/** Things that are counted one by one. */
export type Counted = 'orders_placed' | 'page_cache_hits' | 'page_cache_misses';

/** Counts how the program does, where somebody asks for it (METRICS_PORT). */
export interface Meter {
  readonly count: (what: Counted) => void;
  /** A stream of events was opened; answers what is called when it ends. */
  readonly openStream: () => () => void;
  readonly watchRequests: (app: FastifyInstance) => void;
  /** All figures, as Prometheus reads them. */
  readonly read: () => Promise<string>;
}
