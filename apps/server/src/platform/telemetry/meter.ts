import type { FastifyInstance } from 'fastify';

/** Events that are counted. */
export type Counted = 'orders_placed' | 'page_cache_hits' | 'page_cache_misses';

/** Collects metrics, if they are on (METRICS_PORT). */
export interface Meter {
  readonly count: (what: Counted) => void;
  /** Counts an open event stream; call the result when it ends. */
  readonly openStream: () => () => void;
  readonly watchRequests: (app: FastifyInstance) => void;
  /** All metrics in Prometheus's format. */
  readonly read: () => Promise<string>;
}
