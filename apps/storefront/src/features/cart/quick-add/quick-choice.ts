import type { Refusal } from '@promenade/domain/decision';
import {
  canLowerQuantity,
  type Choices,
  decideChoices,
  decideRaise,
  discountedPrice,
  variationKey,
} from '@promenade/domain/catalog';
import type { MinorUnits } from '@promenade/domain/money';
import { domainItem } from '../../../lib/wire/domain-item.ts';
import { limitsOfItem, type WireItem } from '../screen-line.ts';

/** What the quick-add dialog shows of an item and the current choice (ITEM-11). */
export interface QuickChoice {
  /** Complete and available; null while an option is missing or unavailable. */
  readonly choices: Choices | null;
  /** The price of the chosen option, if any, times quantity; before discount, and after it. */
  readonly fullMinor: MinorUnits;
  readonly totalMinor: MinorUnits;
  /** Why the quantity cannot be increased (ITEM-08). */
  readonly raiseRefusal: Refusal['code'] | undefined;
  /** ITEM-08: whether the quantity can be reduced. */
  readonly canLower: boolean;
  /** ITEM-04. */
  readonly isOptionGone: boolean;
  /** It is sold out, whatever is chosen. */
  readonly isSoldOut: boolean;
}

/**
 * Whether an item has at most one option to choose and is offered now: others need questions about groups, or are told
 * when they are offered (ITEM-06).
 */
export function isQuick(item: WireItem): boolean {
  return item.food_variations.length === 0 && item.available;
}

/** The first available option; null if the item has none. */
export function firstOption({ variations }: WireItem): string | null {
  return (variations.find(({ stock }) => stock > 0) ?? variations[0])?.type ?? null;
}

/** The price and limits of a quantity and an option. */
export function quickChoice(
  item: WireItem,
  option: string | null,
  quantity: number,
  decimals: number,
): QuickChoice {
  const sold = domainItem(item, decimals);
  const decided = decideChoices(sold, option === null ? {} : { variationType: option });
  const chosen = sold.variations?.find(({ type }) => variationKey(type) === variationKey(option ?? ''));
  const unitMinor = chosen?.priceMinor ?? sold.priceMinor;
  const limits = limitsOfItem(item, option ?? undefined);
  const totalMinor = discountedPrice(unitMinor, sold.flashDiscount ?? sold.discount) * quantity;
  return {
    choices: decided.ok ? decided : null,
    fullMinor: unitMinor * quantity,
    totalMinor,
    raiseRefusal: decideRaise(item.name, quantity, limits)?.refusal.code,
    canLower: canLowerQuantity(quantity, totalMinor),
    isSoldOut:
      item.variations.length > 0 ? item.variations.every(({ stock }) => stock <= 0) : item.stock === 0,
    isOptionGone: !decided.ok && decided.refusal.code === 'variation_out_of_stock',
  };
}
