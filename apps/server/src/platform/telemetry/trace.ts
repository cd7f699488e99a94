import type { FastifyInstance } from 'fastify';
import type pg from 'pg';

/** Traces requests and the duration of their parts, if tracing is on (OTEL_EXPORTER_OTLP_ENDPOINT). */
export interface Trace {
  /** Runs work as a span of the current request; outside of a request it is not traced. */
  readonly within: <T>(name: string, work: () => Promise<T>) => Promise<T>;
  /** Runs background work as a trace of its own. */
  readonly alone: <T>(name: string, work: () => Promise<T>) => Promise<T>;
  readonly watchRequests: (app: FastifyInstance) => void;
  readonly watchDatabase: (pool: pg.Pool) => void;
  /** Sends pending spans and stops. */
  readonly stop: () => Promise<void>;
}

/** Runs work as a span of the current trace, if there is one. */
export const traced = <T>(
  { trace }: { readonly trace?: Trace },
  name: string,
  work: () => Promise<T>,
): Promise<T> => (trace ? trace.within(name, work) : work());

/** Runs background work as a trace of its own, if tracing is on. */
export const tracedAlone = <T>(
  { trace }: { readonly trace?: Trace },
  name: string,
  work: () => Promise<T>,
): Promise<T> => (trace ? trace.alone(name, work) : work());
