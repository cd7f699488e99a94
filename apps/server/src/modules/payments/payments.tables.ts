import type { PaymentPurpose, PaymentState } from '@promenade/domain/payments';
import type { WithDefaults } from '../../platform/database/with-defaults.ts';

/** What a shopper wrote about a transfer. */
export interface ProofField {
  readonly label: string;
  readonly value: string;
}

/** A payment as stored. */
export interface PaymentRow {
  readonly id: string;
  readonly purpose: PaymentPurpose;
  readonly subject_id: string;
  readonly shopper_id: string;
  /** A gateway, or offline_payment. */
  readonly method: string;
  readonly state: PaymentState;
  readonly amount_minor: number;
  /** ISO 4217. */
  readonly currency: string;
  readonly return_path: string;
  readonly due_at: Date;
  readonly gateway_reference: string | null;
  readonly gateway_charge: string | null;
  readonly arrived_minor: number;
  readonly refunded_minor: number;
  readonly offline_method: string | null;
  readonly offline_fields: readonly ProofField[];
  /** Name in the private storage. */
  readonly proof: string | null;
  readonly detail: string;
  readonly created_at: Date;
  readonly updated_at: Date;
}

/** What a new payment has by the database's own defaults. */
type GivenByDatabase =
  | 'gateway_reference'
  | 'gateway_charge'
  | 'arrived_minor'
  | 'refunded_minor'
  | 'offline_method'
  | 'offline_fields'
  | 'proof'
  | 'detail';

/** A payment before anything has happened to it. */
export type NewPaymentRow = Omit<PaymentRow, GivenByDatabase>;

/** Money on its way back. */
export interface RefundRow {
  readonly id: string;
  readonly payment_id: string;
  readonly amount_minor: number;
  readonly gateway_reference: string | null;
  readonly created_at: Date;
  readonly done_at: Date | null;
}

/** Tables of this room. */
export interface PaymentTables {
  payments: WithDefaults<PaymentRow, GivenByDatabase>;
  payment_events: {
    readonly gateway: string;
    readonly event_id: string;
    readonly kind: string;
    readonly payment_id: string | null;
    readonly at: Date;
  };
  payment_refunds: WithDefaults<RefundRow, 'gateway_reference' | 'done_at'>;
}
