import { Refusal } from '@promenade/contract/client';
import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  MutationCache,
  notifyManager,
  QueryCache,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { showRefusal } from './refusal-toasts.ts';

declare module '@tanstack/react-query' {
  interface Register {
    /** `quiet`: the screen itself says what went wrong, no toast. */
    mutationMeta: { readonly quiet?: boolean };
  }
}

// A refusal is an answer; only a lost connection or a fault of the server is worth another try.
function worthRetry(failures: number, error: Error): boolean {
  return navigator.onLine && failures < 2 && !(error instanceof Refusal && error.status < 500);
}

// Their timer lets a second press through before its button is busy, and what was pressed once is sent twice.
notifyManager.setScheduler(queueMicrotask);

/**
 * What is said to be old is asked for anew where its first reading is still under way, too: the library would join that
 * one, which began before, and take its answer for new.
 */
class Queries extends QueryClient {
  override invalidateQueries<Key extends QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options?: InvalidateOptions,
  ): Promise<void> {
    const underWay = this.getQueryCache().findAll({ ...filters, type: 'active', fetchStatus: 'fetching' });
    for (const query of underWay) if (query.state.data === undefined) void query.cancel({ silent: true });
    return super.invalidateQueries(filters, options);
  }
}

/** One per page. `connectionLost` is the text for a call that got no answer at all, or one without a word. */
export function createQueryClient(connectionLost: string): QueryClient {
  // A call that got no answer fails in the browser's own words, in English: a screen that shows them shows ours.
  const name = (error: Error): void => {
    if (!(error instanceof Refusal && error.message)) error.message = connectionLost;
  };
  return new Queries({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: worthRetry,
        refetchOnWindowFocus: false,
        // Without a connection too: the worker may have kept the answer, and if not, the screen says so at once.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      // What a shopper presses is done now or said not to be: nothing goes out minutes later by itself.
      mutations: { networkMode: 'always' },
    },
    queryCache: new QueryCache({
      onError: (error, { state: { data, fetchMeta } }) => {
        name(error);
        // More of a list was asked for by a press; the list itself stands, and says nothing of it.
        if (data !== undefined && fetchMeta?.fetchMore) showRefusal(error, connectionLost);
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _input, _result, mutation) => {
        if (error instanceof Refusal) name(error);
        if (!mutation.meta?.quiet) showRefusal(error, connectionLost);
      },
    }),
  });
}
