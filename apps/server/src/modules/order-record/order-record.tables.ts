import type { GeneratedAlways } from 'kysely';
import type { Actor } from '../../platform/context.ts';

/** What an entry tells of. */
export type RecordKind = 'placed' | 'step' | 'changed' | 'payment' | 'told' | 'sent' | 'message' | 'refused';

/** Something that was shown, in the shape of the wire. */
export type Shown = Readonly<Record<string, unknown>>;

/** An entry as stored. */
export interface RecordRow {
  readonly order_id: string;
  readonly seq: number;
  readonly at: Date;
  readonly what: RecordKind;
  readonly actor: Actor['kind'];
  /** Of a store, a courier or an operator's session; never of a shopper. */
  readonly actor_id: string | null;
  readonly request_id: string;
  readonly shown: Shown;
  /** What people wrote, by what it is; null where nobody did, or once it was taken out. */
  readonly personal: Readonly<Record<string, string>> | null;
  readonly erased_at: Date | null;
}

/** An entry on its way into the record. */
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
  /** Read alone: whose order it is. */
  orders: { readonly id: string; readonly number: number; readonly shopper_id: string };
}
