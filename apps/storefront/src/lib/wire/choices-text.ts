import { separator } from '../format/separator.ts';
import type { Reply } from '@promenade/contract/calls';
import { variationLabel } from './variation-label.ts';
import { domainFoodChoices, domainVariationType } from './domain-item.ts';

type CartLine = Reply<'cart.list'>[number];
/** A line of an order contains the names of its choices; a line of the cart refers to its item's. */
type WireLine = Pick<CartLine, 'add_ons'> & {
  readonly variation: Reply<'orders.details'>['lines'][number]['variation'];
  readonly item?: Pick<CartLine['item'], 'choice_options'>;
};

/** The choices of a line, as one line of text: 'Large · 2 × Cheese'. */
export function choicesText({ variation, add_ons, item }: WireLine): string {
  const type = domainVariationType(variation);
  const said = variation.flatMap((choice) => ('label' in choice && choice.label) || []);
  const addOns = add_ons.map(({ name, quantity }) => (quantity > 1 ? `${quantity} × ${name}` : name));
  const labels = domainFoodChoices(variation).flatMap((choice) => choice.labels);
  const variations = type && said.length === 0 ? [variationLabel(item?.choice_options ?? [], type)] : said;
  return [...labels, ...variations, ...addOns].join(separator);
}
