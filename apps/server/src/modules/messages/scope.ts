import type { MessageSide } from '@promenade/domain/messages';
import { getCustomer } from '../../platform/identity/actor.ts';
import type { Ctx } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import type { ConversationRow, Scope } from './messages.tables.ts';

/** What the caller may read: a customer's, store's or courier's own, and all for an operator. */
export function readableScope(ctx: Ctx): Scope {
  const { actor } = ctx;
  if (actor.kind === 'store') return { kind: 'store', storeId: actor.storeId };
  if (actor.kind === 'courier') return { kind: 'courier', courierId: actor.courierId };
  if (actor.kind === 'operator') return { kind: 'market' };
  return { kind: 'customer', customerId: getCustomer(ctx).customerId };
}

/** What the caller is spoken to as: an operator is support. */
export function ownScope(ctx: Ctx): Scope {
  const scope = readableScope(ctx);
  return scope.kind === 'market' ? { kind: 'support' } : scope;
}

/** The side that the caller is on. */
export function sideOf({ actor }: Pick<Ctx, 'actor'>): MessageSide {
  return actor.kind === 'customer' ? 'customer' : 'counterpart';
}

/** Whether a conversation is in a scope. */
export function isWithin(scope: Scope, row: ConversationRow): boolean {
  if (scope.kind === 'customer') return row.customer_id === scope.customerId;
  if (scope.kind === 'store') return row.store_id === scope.storeId;
  if (scope.kind === 'courier') return row.courier_id === scope.courierId;
  return scope.kind === 'market' || row.counterpart === 'support';
}

/** An operator reads what customers and stores write to each other, and does not speak in anybody's name. */
export function checkSpeaker(ctx: Ctx, row: ConversationRow): void {
  if (!isWithin(ownScope(ctx), row)) refuse('forbidden');
}
