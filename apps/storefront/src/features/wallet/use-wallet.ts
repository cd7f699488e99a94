import type { Query, Reply } from '@promenade/contract/calls';
import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../../lib/api/browser-client.ts';
import { growingList } from '../../lib/api/growing-list.ts';

/** One entry of the wallet, as the wire has it. */
export type WalletEntry = Reply<'wallet.transactions'>['data'][number];
/** Which entries are shown. */
export type WalletFilter = NonNullable<Query<'wallet.transactions'>['type']>;

const pageSize = 12;
// Money arrives when its gateway says so, which may be after the shopper has come back.
const refreshMs = 15_000;

/** Balance and entries, page by page. */
export function useWallet(type: WalletFilter) {
  const list = growingList(['wallet.transactions', type], pageSize, (page, signal) =>
    call('wallet.transactions', { query: { type, ...page }, signal }),
  );
  return useInfiniteQuery({ ...list, refetchInterval: refreshMs });
}

/** Points and their entries, page by page. */
export function usePoints() {
  return useInfiniteQuery(
    growingList(['loyalty.transactions'], pageSize, (query, signal) =>
      call('loyalty.transactions', { query, signal }),
    ),
  );
}
