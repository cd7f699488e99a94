import { matterOf } from '@promenade/domain/notifications';
import type { NotificationRow } from '../notifications.tables.ts';

/** The page of the storefront that a notification opens. */
export function pathOf({ kind, order_id: orderId }: Pick<NotificationRow, 'kind' | 'order_id'>): string {
  if (kind === 'points_earned') return '/profile?page=loyalty-points';
  if (matterOf(kind) === 'wallet') return '/profile?page=wallet';
  return orderId === null ? '/profile?page=notifications' : `/orders/${orderId}`;
}
