import type { Actor, Ctx } from './context.ts';
import { refuse } from './errors.ts';

type Customer = Extract<Actor, { kind: 'customer' }>;

/** The owner of whatever is private: guest or customer. */
export function getShopperId({ actor }: Pick<Ctx, 'actor'>): string {
  return 'shopperId' in actor ? actor.shopperId : refuse('shopper_required');
}

/** Whether a store's or a provider's matters are the caller's: its own staff's, and any operator's. */
export function isOfStore({ actor }: Pick<Ctx, 'actor'>, storeId: string | undefined): boolean {
  return actor.kind === 'operator' || (actor.kind === 'store' && actor.storeId === storeId);
}

/** The signed-in customer. */
export function getCustomer({ actor }: Pick<Ctx, 'actor'>): Customer {
  return actor.kind === 'customer' ? actor : refuse('sign_in_required');
}
