import type { InstantMs } from '../hours/index.ts';
import { type LineRefusal, type SaleItem, checkAmount, checkSale, lineOf } from './add-line.ts';
import type { CartLine } from './cart.ts';

/** A line that has stood in the cart for a while, held against what is sold now. */
export type CheckedLine = {
  /** At today's prices and discounts; as it was where it cannot be ordered any more. */
  readonly line: CartLine;
  /** Why it cannot be ordered as it is. */
  readonly refusal?: LineRefusal | undefined;
  /** One unit costs another price than the shopper saw. */
  readonly priceChanged: boolean;
};

/**
 * Every line against its item at an instant: the one at which it would be made. All lines of one item share its stock
 * and its limit.
 * @param saleOf the item of a line; undefined where it is gone
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

/** The first refusal in the order of api.md, rule 6: what is sold and chosen comes before stock and limits. */
export function firstRefusal(
  checked: readonly CheckedLine[],
): { line: CartLine; refusal: LineRefusal } | undefined {
  const amounts: readonly string[] = ['out_of_stock', 'out_of_limits'];
  const refused = checked.flatMap(({ line, refusal }) => (refusal ? [{ line, refusal }] : []));
  return refused.find(({ refusal }) => !amounts.includes(refusal.code)) ?? refused[0];
}
