import type { RefusalCode } from '@promenade/contract/refusals';
import type { Actor, Ctx } from '../context.ts';
import { refuse } from '../errors.ts';

type Customer = Extract<Actor, { kind: 'customer' }>;

/** The owner of whatever is private: guest or customer. */
export function getShopperId({ actor }: Pick<Ctx, 'actor'>): string {
  return 'shopperId' in actor ? actor.shopperId : refuse('shopper_required');
}

/** Whether a store's or a provider's matters are the caller's: its own staff's, and any operator's. */
export function isOfStore({ actor }: Pick<Ctx, 'actor'>, storeId: string | undefined): boolean {
  return actor.kind === 'operator' || (actor.kind === 'store' && actor.storeId === storeId);
}

/**
 * Whose matters are asked for: the caller's own store's, or those of the store that an operator names.
 * @param codes what is said where an operator names none, and where staff name another than their own
 */
export function storeAsked(
  { actor }: Pick<Ctx, 'actor'>,
  asked: string | undefined,
  codes: { readonly unnamed: RefusalCode; readonly absent: RefusalCode },
): string {
  if (actor.kind === 'operator') return asked ?? refuse(codes.unnamed);
  if (actor.kind !== 'store') return refuse('forbidden');
  return asked === undefined || asked === actor.storeId ? actor.storeId : refuse(codes.absent);
}

/** What a store sells or lets, held for a change by its own staff or an operator; another's is not there. */
export async function holdOfStore<Row extends { readonly store_id: string }>(
  ctx: Pick<Ctx, 'actor'>,
  hold: () => Promise<Row | undefined>,
  absent: RefusalCode,
): Promise<Row> {
  const { kind } = ctx.actor;
  if (kind !== 'operator' && kind !== 'store') return refuse('forbidden');
  const row = await hold();
  return row && isOfStore(ctx, row.store_id) ? row : refuse(absent);
}

/** The signed-in customer. */
export function getCustomer({ actor }: Pick<Ctx, 'actor'>): Customer {
  return actor.kind === 'customer' ? actor : refuse('sign_in_required');
}
