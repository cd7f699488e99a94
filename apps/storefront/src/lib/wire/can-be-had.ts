import type { Reply } from '@promenade/contract/calls';

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

/** The same of a line as the wire has it; a variation has its own stock (ITEM-04). */
export function lineCanBeHad({ problem, variation, item }: WireLine): boolean {
  const [chosen] = variation;
  const own = chosen && 'stock' in chosen ? chosen.stock : undefined;
  return canBeHad(problem, own ?? item.stock);
}
