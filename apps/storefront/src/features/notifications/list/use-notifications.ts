import type { Reply } from '@promenade/contract/calls';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/browser-client.ts';
import { growingList } from '../../../lib/api/growing-list.ts';
import { useCall } from '../../../lib/api/use-call.ts';

/** One notification, as in the API. */
export type Notification = Reply<'notifications.list'>['notifications'][number];

const pageSize = 20;
const listKey = ['notifications.list'] as const;

/** The customer's notifications, page by page. */
export function useNotifications() {
  return useInfiniteQuery(
    growingList(listKey, pageSize, (query, signal) => call('notifications.list', { query, signal })),
  );
}

/**
 * Marks some as read, or all; the count follows automatically. An opened one is marked on the way, and a failure of
 * that is silent; marking all waits for the answer.
 */
export function useMarkRead({ quiet }: { readonly quiet: boolean }) {
  const client = useQueryClient();
  return useCall('notifications.read', {
    quiet,
    onSuccess: () => void client.invalidateQueries({ queryKey: listKey }),
  });
}
