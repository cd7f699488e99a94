import type { RefusalCode } from '@promenade/contract/refusals';
import type { Actor, Ctx } from '../context.ts';
import { refuse } from '../errors.ts';

type Customer = Extract<Actor, { kind: 'customer' }>;

/** The owner of private data: guest or customer. */
export function getShopperId({ actor }: Pick<Ctx, 'actor'>): string {
  return 'shopperId' in actor ? actor.shopperId : refuse('shopper_required');
}

/** Whether the caller may manage a store or provider: its own staff and all operators. */
export function isOfStore({ actor }: Pick<Ctx, 'actor'>, storeId: string | undefined): boolean {
  return actor.kind === 'operator' || (actor.kind === 'store' && actor.storeId === storeId);
}

/**
 * The store that a call is about: the caller's own, or the one that an operator names.
 * @param codes refusals if an operator names none, and if staff name another than their own
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

/** An item or vehicle, locked for a change by its own staff or an operator; for other staff it is not found. */
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
