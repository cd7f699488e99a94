import type { GeneratedAlways } from 'kysely';
import type { Actor } from '../../platform/context.ts';

/** The kind of an entry. */
export type RecordKind = 'placed' | 'step' | 'changed' | 'payment' | 'told' | 'sent' | 'message' | 'refused';

/** What was shown, in wire format. */
export type Shown = Readonly<Record<string, unknown>>;

/** An entry as stored. */
export interface RecordRow {
  readonly order_id: string;
  readonly seq: number;
  readonly at: Date;
  readonly what: RecordKind;
  readonly actor: Actor['kind'];
  /** Id of a store, a courier or an operator's session; never of a shopper. */
  readonly actor_id: string | null;
  readonly request_id: string;
  readonly shown: Shown;
  /** What people wrote, by field; null if there was none or it was erased. */
  readonly personal: Readonly<Record<string, string>> | null;
  readonly erased_at: Date | null;
}

/** An entry to insert. */
export type NewRecordRow = Omit<RecordRow, 'seq' | 'erased_at'>;

/** A refusal of a checkout. */
export interface RefusalRow {
  readonly id: string;
  readonly shopper_id: string;
  readonly at: Date;
  readonly actor: Actor['kind'];
  readonly request_id: string;
  readonly shown: Shown;
}

/** Tables of this room. */
export interface RecordTables {
  order_records: Omit<RecordRow, 'seq'> & { readonly seq: GeneratedAlways<number> };
  checkout_refusals: RefusalRow;
  /** Read only: whose order it is. */
  orders: { readonly id: string; readonly number: number; readonly shopper_id: string };
}
