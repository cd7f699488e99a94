import { type Actor, type Ctx, over } from '../../platform/context.ts';
import { deferWrite } from '../../platform/database/deferred-writes.ts';
import { insertRecords } from './order-record.repo.ts';
import type { NewRecordRow, RecordKind, RecordTables, Shown } from './order-record.tables.ts';

/** Something to be noted of an order. */
export interface OrderNote {
  readonly orderId: string;
  readonly what: RecordKind;
  /** As the customer saw it, in the shape of the wire. Who the customer is has no place in it. */
  readonly shown: Shown;
  /** What people wrote: it goes when the account does. Empty texts are left out. */
  readonly words?: Readonly<Record<string, string>>;
  /** Of an order that was placed: whose it is. What was refused on the way to it comes into its record. */
  readonly shopperId?: string;
}

/** How long before an order a refusal still belongs to it. */
const onTheWayMs = 60 * 60_000;

/** Who did it, without a shopper's id. */
export function doerOf(actor: Actor): Pick<NewRecordRow, 'actor' | 'actor_id'> {
  const { kind } = actor;
  if (kind === 'operator') return { actor: kind, actor_id: actor.sessionId ?? null };
  if (kind === 'store') return { actor: kind, actor_id: actor.storeId };
  return { actor: kind, actor_id: kind === 'courier' ? actor.courierId : null };
}

function wordsOf({ words = {} }: OrderNote): NewRecordRow['personal'] {
  const said = Object.entries(words).filter(([, text]) => text !== '');
  return said.length > 0 ? Object.fromEntries(said) : null;
}

async function writeNotes(ctx: Ctx, notes: readonly OrderNote[]): Promise<void> {
  const at = new Date(ctx.clock.now());
  const doer = { at, ...doerOf(ctx.actor), request_id: ctx.requestId };
  const rows = notes.map((note): NewRecordRow => {
    const { orderId, what, shown } = note;
    return { order_id: orderId, what, ...doer, shown, personal: wordsOf(note) };
  });
  const placed = notes.find(({ shopperId }) => shopperId !== undefined);
  const since = new Date(at.getTime() - onTheWayMs);
  const taken = placed?.shopperId && { orderId: placed.orderId, shopperId: placed.shopperId, since };
  await insertRecords(over<RecordTables>(ctx), rows, taken || undefined);
}

/**
 * Notes what happens to an order, in the transaction of the cause: all of a transaction's notes are written in one
 * statement when its work is done.
 */
export function noteOrder(ctx: Ctx, note: OrderNote): Promise<void> {
  return deferWrite(ctx, writeNotes, note);
}
