import { type Actor, type Ctx, over } from '../../platform/context.ts';
import { deferWrite } from '../../platform/database/deferred-writes.ts';
import { insertRecords } from './order-record.repo.ts';
import type { NewRecordRow, RecordKind, RecordTables, Shown } from './order-record.tables.ts';

/** An entry to record. */
export interface OrderNote {
  readonly orderId: string;
  readonly what: RecordKind;
  /** What the customer was shown, in wire format. Must not identify the customer. */
  readonly shown: Shown;
  /** Free text that people wrote: erased with the account. Empty texts are omitted. */
  readonly words?: Readonly<Record<string, string>>;
  /** Set for a placed order: its shopper, whose earlier checkout refusals are moved into the record. */
  readonly shopperId?: string;
}

/** How long before an order a refusal still belongs to it. */
const onTheWayMs = 60 * 60_000;

/** The actor, without a shopper's id. */
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
 * Records an event of an order, in the transaction of the cause. All entries of a transaction are written in one
 * statement at its end.
 */
export function noteOrder(ctx: Ctx, note: OrderNote): Promise<void> {
  return deferWrite(ctx, writeNotes, note);
}
