import type { MinorUnits } from '../money/index.ts';
import type { Bill, BillLine } from './bill.ts';

const AMOUNTS = [
  'itemsMinor',
  'addOnsMinor',
  'discountMinor',
  'couponMinor',
  'referralMinor',
  'taxMinor',
  'deliveryMinor',
  'tipMinor',
  'extraPackagingMinor',
  'serviceMinor',
  'totalMinor',
] as const satisfies readonly (keyof Bill)[];

const LINE_AMOUNTS = [
  'unitPriceMinor',
  'quantity',
  'addOnsMinor',
  'discountMinor',
] as const satisfies readonly (keyof BillLine)[];

/** An amount that has changed. A missing line counts as 0. */
export type BillDifference = {
  readonly field: (typeof AMOUNTS)[number] | (typeof LINE_AMOUNTS)[number];
  /** The line; undefined for an amount of the whole bill. */
  readonly lineId?: string | undefined;
  readonly before: MinorUnits;
  readonly after: MinorUnits;
};

/** CHK-06: the differences between the bill that the shopper saw and the current one; empty if they are equal. */
export function billDifferences(before: Bill, after: Bill): BillDifference[] {
  const whole = AMOUNTS.map((field) => ({ field, before: before[field], after: after[field] }));
  const lineIds = new Set([...before.lines, ...after.lines].map((line) => line.id));
  const lines = [...lineIds].flatMap((lineId) => lineDifferences(lineId, before, after));
  return [...lines, ...whole].filter((difference) => difference.before !== difference.after);
}

function lineDifferences(lineId: string, before: Bill, after: Bill): BillDifference[] {
  const was = before.lines.find((line) => line.id === lineId);
  const is = after.lines.find((line) => line.id === lineId);
  return LINE_AMOUNTS.map((field) => ({ field, lineId, before: was?.[field] ?? 0, after: is?.[field] ?? 0 }));
}
