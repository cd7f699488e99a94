import type { Reply } from '@promenade/contract/calls';
import type { Translator } from '../i18n/translator.ts';

type WireLine = Reply<'cart.list'>[number];

/**
 * Whether any of a line of the cart can be had as things stand. What cannot is in no sum: no order can hold it. A new
 * price, fewer of it or another time of day would do.
 * @param stock what is left of the item or its variation; nullish where nobody counts
 */
export function canBeHad(problem: WireLine['problem'], stock: number | null | undefined): boolean {
  if (problem === 'out_of_stock') return (stock ?? 0) > 0;
  return problem !== 'item_unavailable' && problem !== 'choice_unknown';
}

/** What is left of what a line of the wire holds; a variation has its own stock (ITEM-04). */
function stockOf({ variation, item }: WireLine): number | null | undefined {
  const [chosen] = variation;
  const own = chosen && 'stock' in chosen ? chosen.stock : undefined;
  return own ?? item.stock;
}

/** The same of a line as the wire has it. */
export const lineCanBeHad = (line: WireLine): boolean => canBeHad(line.problem, stockOf(line));

/**
 * Why a line cannot be ordered as it is; where a few are left, how many. Null where it can be.
 * @param left what is left of it; nullish where nobody counts
 */
export function problemText(
  { problem, quantity }: Pick<WireLine, 'problem' | 'quantity'>,
  left: number | null | undefined,
  t: Translator['t'],
): string | null {
  if (problem === 'out_of_stock' && left && left > 0 && left < quantity)
    return t('cart.onlyLeft', { count: left });
  return problem && t(`cart.problem_${problem}`);
}

/** The same of a line as the wire has it. */
export const lineProblemText = (line: WireLine, t: Translator['t']): string | null =>
  problemText(line, stockOf(line), t);
