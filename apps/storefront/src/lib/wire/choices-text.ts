import type { Reply } from '@promenade/contract/calls';
import { domainFoodChoices, domainVariationType } from './domain-item.ts';

type WireLine = Pick<Reply<'cart.list'>[number], 'variation' | 'add_ons'>;

/** What was chosen for a line, on one line: 'Large · 2 × Cheese'. */
export function choicesText({ variation, add_ons }: WireLine): string {
  const type = domainVariationType(variation);
  const addOns = add_ons.map(({ name, quantity }) => (quantity > 1 ? `${quantity} × ${name}` : name));
  const labels = domainFoodChoices(variation).flatMap((choice) => choice.labels);
  return [...labels, ...(type ? [type] : []), ...addOns].join(' · ');
}
