import type { InstantMs } from '../hours/index.ts';
import { type LineRefusal, type SaleItem, checkAmount, checkSale, lineOf } from './add-line.ts';
import type { CartLine } from './cart.ts';

/** A line of the cart, checked against what is on sale now. */
export type CheckedLine = {
  /** At current prices and discounts; unchanged if it can no longer be ordered. */
  readonly line: CartLine;
  /** Why it cannot be ordered as it is; undefined if it can. */
  readonly refusal?: LineRefusal | undefined;
  /** Whether the unit price differs from the one the shopper saw. */
  readonly priceChanged: boolean;
};

/**
 * Checks all lines against their items at an instant, the one at which they would be prepared. All lines of one item
 * share its stock and its limit.
 * @param saleOf the item of a line; undefined if it no longer exists
 */
export function recheckLines<L extends CartLine>(
  lines: readonly L[],
  saleOf: (line: L) => SaleItem | undefined,
  atMs: InstantMs,
): CheckedLine[] {
  return lines.map((line) => {
    const others = lines.filter((other) => other !== line);
    return recheckLine(line, saleOf(line), others, atMs);
  });
}

function recheckLine(
  line: CartLine,
  sale: SaleItem | undefined,
  others: readonly CartLine[],
  atMs: InstantMs,
): CheckedLine {
  const gone = (refusal: LineRefusal): CheckedLine => ({ line, refusal, priceChanged: false });
  if (!sale) return gone({ code: 'item_unavailable', name: '' });
  const { food, variationType, addOns } = line;
  const checked = checkSale(sale, { food, variationType, addOns }, atMs);
  if (!checked.ok) return gone(checked.refusal);
  // A menu that was rearranged since may read the stored choice as another one.
  if (checked.choiceKey !== line.choiceKey)
    return gone({ code: 'choice_unknown', group: sale.item.name, label: '' });
  const amount = checkAmount(sale, checked, { quantity: line.quantity, others, shown: undefined });
  const priceChanged = checked.unitPriceMinor !== line.unitPriceMinor;
  return { line: lineOf(line.id, sale, checked, line.quantity), refusal: amount?.refusal, priceChanged };
}

/** The first refusal in the order of api.md, rule 6: availability and choices before stock and limits. */
export function firstRefusal(
  checked: readonly CheckedLine[],
): { line: CartLine; refusal: LineRefusal } | undefined {
  const amounts: readonly string[] = ['out_of_stock', 'out_of_limits'];
  const refused = checked.flatMap(({ line, refusal }) => (refusal ? [{ line, refusal }] : []));
  return refused.find(({ refusal }) => !amounts.includes(refusal.code)) ?? refused[0];
}
