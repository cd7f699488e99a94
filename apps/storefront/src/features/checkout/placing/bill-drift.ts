import type { WireBill } from '@promenade/contract/bill';
import { isAnswer } from '../../../lib/attempts/send-once.ts';

/** Figures of a bill and of its lines, in the order in which they are told. */
export const driftFields = [
  'price',
  'quantity',
  'items_price',
  'add_ons_price',
  'discount',
  'coupon_discount',
  'referral_discount',
  'tax',
  'delivery_charge',
  'dm_tips',
  'extra_packaging',
  'service_charge',
  'order_amount',
] as const;

type DriftField = (typeof driftFields)[number];

/** One figure that is not what the shopper saw. */
export interface Difference {
  readonly field: DriftField;
  /** Null for a figure of the whole bill. */
  readonly cart_id: string | null;
  readonly name: string | null;
  readonly before: number;
  readonly after: number;
}

/** The bill as it is now, and how it differs from the one that was accepted. */
export interface BillDrift {
  readonly amount: number;
  readonly seal: string | null;
  readonly differences: readonly Difference[];
}

const isKnown = (field: string): field is DriftField => (driftFields as readonly string[]).includes(field);

/** Lines first, then the bill from its top to its total. */
export function orderedDifferences(differences: readonly Difference[]): Difference[] {
  const placeOf = ({ cart_id, field }: Difference) =>
    (cart_id === null ? 100 : 0) + driftFields.indexOf(field);
  return [...differences].filter(({ field }) => isKnown(field)).sort((a, b) => placeOf(a) - placeOf(b));
}

// A bill that was placed without its seal is known by its total alone.
function fromTotal(bill: WireBill, seen: number): Difference[] {
  return [{ field: 'order_amount', cart_id: null, name: null, before: seen, after: bill.order_amount }];
}

/** What a refusal says of a bill that has changed (CHK-06); null for any other. */
export function billDrift(error: unknown, seenAmount: number): BillDrift | null {
  if (!isAnswer(error) || error.code !== 'bill_changed') return null;
  const {
    bill,
    differences = [],
    seal = null,
  } = error.body as {
    bill?: WireBill;
    differences?: Difference[];
    seal?: string | null;
  };
  if (!bill) return null;
  const told = differences.length > 0 ? differences : fromTotal(bill, seenAmount);
  return { amount: bill.order_amount, seal, differences: told };
}
