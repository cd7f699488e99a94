import type { ConversationRow, Scope } from './messages.tables.ts';

/** The word that a side's open inboxes listen for. */
export function topicOf(scope: Scope): string {
  if (scope.kind === 'customer') return `messages:customer:${scope.customerId}`;
  if (scope.kind === 'store') return `messages:store:${scope.storeId}`;
  if (scope.kind === 'courier') return `messages:courier:${scope.courierId}`;
  // An operator reads all, and speaks and listens as support.
  return 'messages:support';
}

/** The side that a conversation's customer writes to. */
export function counterpartScope({ store_id: storeId, courier_id: courierId }: ConversationRow): Scope {
  if (storeId !== null) return { kind: 'store', storeId };
  return courierId === null ? { kind: 'support' } : { kind: 'courier', courierId };
}

/** The words of both sides of a conversation. */
export function topicsOf(row: ConversationRow): string[] {
  return [topicOf({ kind: 'customer', customerId: row.customer_id }), topicOf(counterpartScope(row))];
}
