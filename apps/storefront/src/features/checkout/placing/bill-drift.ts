import type { WireBill } from '@promenade/contract/bill';
import { isAnswer } from '../../../lib/api/is-answer.ts';

/** The amounts of a bill and of its lines, in the order in which they are shown. */
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

/** An amount that differs from what the shopper saw. */
export interface Difference {
  readonly field: DriftField;
  /** Null for an amount of the whole bill. */
  readonly cart_id: string | null;
  readonly name: string | null;
  readonly before: number;
  readonly after: number;
}

/** The current bill, and how it differs from the accepted one. */
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

// Of a bill that was accepted without its seal only the total is known.
function fromTotal(bill: WireBill, seen: number): Difference[] {
  return [{ field: 'order_amount', cart_id: null, name: null, before: seen, after: bill.order_amount }];
}

/** What a refusal says about a changed bill (CHK-06); null for any other refusal. */
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
