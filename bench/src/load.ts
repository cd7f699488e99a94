import autocannon from 'autocannon';

/** One request of a load. */
export interface LoadRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** What a load came to. */
export interface LoadResult {
  readonly perSecond: number;
  readonly medianMs: number;
  readonly p99Ms: number;
  readonly done: number;
  /** Answers that were not 2xx, and requests without an answer. */
  readonly failed: number;
}

/** How a load runs: for so many seconds, or so many requests. */
export interface LoadSize {
  readonly connections: number;
  readonly seconds?: number;
  readonly amount?: number;
}

/** Sends requests from `next` over `connections` at once. */
export async function drive(url: string, size: LoadSize, next: () => LoadRequest): Promise<LoadResult> {
  const result = await autocannon({
    url,
    connections: size.connections,
    ...(size.amount === undefined ? { duration: size.seconds ?? 3 } : { amount: size.amount }),
    requests: [
      {
        setupRequest: (request: object) => {
          const { method, path, headers = {}, body } = next();
          return {
            ...request,
            method,
            path,
            headers: { ...headers },
            ...(body === undefined ? {} : { body }),
          };
        },
      },
    ],
  });
  return {
    perSecond: result['2xx'] / result.duration,
    medianMs: result.latency.p50,
    p99Ms: result.latency.p99,
    done: result['2xx'],
    failed: result.non2xx + result.errors,
  };
}
