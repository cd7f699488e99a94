import type { FastifyInstance } from 'fastify';
import type pg from 'pg';

/** Tells what a request does and how long each part takes, where somebody asks for it (OTEL_EXPORTER_OTLP_ENDPOINT). */
export interface Trace {
  /** Does work as a part of the request it is called in; outside of a request it is not told of. */
  readonly within: <T>(name: string, work: () => Promise<T>) => Promise<T>;
  /** Does work that no request waits for, as a trace of its own. */
  readonly alone: <T>(name: string, work: () => Promise<T>) => Promise<T>;
  readonly watchRequests: (app: FastifyInstance) => void;
  readonly watchDatabase: (pool: pg.Pool) => void;
  /** Sends what is not sent yet. */
  readonly stop: () => Promise<void>;
}

/** Work as a part of a trace, where there is one. */
export const traced = <T>(
  { trace }: { readonly trace?: Trace },
  name: string,
  work: () => Promise<T>,
): Promise<T> => (trace ? trace.within(name, work) : work());

/** Work that no request waits for, as a trace of its own where traces are told. */
export const tracedAlone = <T>(
  { trace }: { readonly trace?: Trace },
  name: string,
  work: () => Promise<T>,
): Promise<T> => (trace ? trace.alone(name, work) : work());
