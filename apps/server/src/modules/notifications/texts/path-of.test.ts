import { NOTIFICATION_KINDS, type NotificationKind } from '@promenade/domain/notifications';
import { expect, test } from 'vitest';
import { pathOf } from './path-of.ts';

const kinds = Object.keys(NOTIFICATION_KINDS) as NotificationKind[];
const nothing = { order_id: null, trip_id: null, conversation_id: null };
const ofTrips = kinds.filter((kind) => kind.startsWith('trip_'));
const ofOrders = kinds.filter((kind) => kind.startsWith('order_'));

test('[MSG-02] what is told of a trip opens the trip, of an order the order, of a message the chat, of money the wallet', () => {
  expect([ofTrips.length, ofOrders.length].every((count) => count > 5)).toBe(true);
  for (const kind of [...ofTrips, 'refund_paid', 'payment_waiting'] as const)
    expect(pathOf({ ...nothing, kind, trip_id: 't1' }), kind).toBe('/trip?trip_id=t1');
  for (const kind of [...ofOrders, 'refund_paid', 'payment_waiting'] as const)
    expect(pathOf({ ...nothing, kind, order_id: 'o1' }), kind).toBe('/orders/o1');
  expect(pathOf({ ...nothing, kind: 'message_received', order_id: 'o1', conversation_id: 'c1' })).toBe(
    '/profile?page=inbox&conversation=c1',
  );
  expect(pathOf({ ...nothing, kind: 'wallet_funded', order_id: 'o1' })).toBe('/profile?page=wallet');
  expect(pathOf({ ...nothing, kind: 'points_earned', order_id: 'o1' })).toBe('/profile?page=loyalty-points');
  expect(pathOf({ ...nothing, kind: 'order_placed' })).toBe('/profile?page=notifications');
});
