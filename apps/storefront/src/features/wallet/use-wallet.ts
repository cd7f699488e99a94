import type { Query, Reply } from '@promenade/contract/calls';
import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../../lib/api/browser-client.ts';

/** One entry of the wallet, as the wire has it. */
export type WalletEntry = Reply<'wallet.transactions'>['data'][number];
/** Which entries are shown. */
export type WalletFilter = NonNullable<Query<'wallet.transactions'>['type']>;

const pageSize = 12;
// Money arrives when its gateway says so, which may be after the shopper has come back.
const refreshMs = 15_000;

const nextOf = ({ total_size, limit, offset }: { total_size: number; limit: number; offset: number }) =>
  offset * limit < total_size ? offset + 1 : undefined;

/** Balance and entries, page by page. */
export function useWallet(type: WalletFilter) {
  return useInfiniteQuery({
    queryKey: ['wallet.transactions', type],
    queryFn: ({ pageParam, signal }) =>
      call('wallet.transactions', { query: { type, limit: pageSize, offset: pageParam }, signal }),
    initialPageParam: 1,
    getNextPageParam: nextOf,
    refetchInterval: refreshMs,
  });
}

/** Points and their entries, page by page. */
export function usePoints() {
  return useInfiniteQuery({
    queryKey: ['loyalty.transactions'],
    queryFn: ({ pageParam, signal }) =>
      call('loyalty.transactions', { query: { limit: pageSize, offset: pageParam }, signal }),
    initialPageParam: 1,
    getNextPageParam: nextOf,
  });
}
