import type { Reply } from '@promenade/contract/calls';
import type { Translator } from '../i18n/translator.ts';

type WireLine = Reply<'cart.list'>[number];

/**
 * Whether any of a line of the cart can be ordered as things are. A line that cannot is in no sum: no order can
 * contain it. A new price, a lower quantity or another time of day would allow it.
 * @param stock what is left of the item or its variation; nullish if it is not counted
 */
export function canBeHad(problem: WireLine['problem'], stock: number | null | undefined): boolean {
  if (problem === 'out_of_stock') return (stock ?? 0) > 0;
  return problem !== 'item_unavailable' && problem !== 'choice_unknown';
}

/** The stock of a line from the API; a variation has its own stock (ITEM-04). */
function stockOf({ variation, item }: WireLine): number | null | undefined {
  const [chosen] = variation;
  const own = chosen && 'stock' in chosen ? chosen.stock : undefined;
  return own ?? item.stock;
}

/** The same for a line from the API. */
export const lineCanBeHad = (line: WireLine): boolean => canBeHad(line.problem, stockOf(line));

/**
 * Why a line cannot be ordered as it is, and how many are left if some are. Null if it can be.
 * @param left what is left of it; nullish if it is not counted
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

/** The same for a line from the API. */
export const lineProblemText = (line: WireLine, t: Translator['t']): string | null =>
  problemText(line, stockOf(line), t);
