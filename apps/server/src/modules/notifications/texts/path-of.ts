import { matterOf } from '@promenade/domain/notifications';
import type { NotificationRow } from '../notifications.tables.ts';

type About = Pick<NotificationRow, 'kind' | 'order_id' | 'trip_id' | 'conversation_id'>;

/** The page of the storefront that a notification opens. */
export function pathOf({ kind, order_id: orderId, trip_id: tripId, conversation_id: talkId }: About): string {
  if (kind === 'points_earned') return '/profile?page=loyalty-points';
  if (matterOf(kind) === 'wallet') return '/profile?page=wallet';
  if (talkId !== null) return `/profile?page=inbox&conversation=${talkId}`;
  if (tripId !== null) return `/trip?trip_id=${tripId}`;
  return orderId === null ? '/profile?page=notifications' : `/orders/${orderId}`;
}
