import { decideChoices } from '@promenade/domain/catalog';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { useAddToCart, useCart } from '../../features/cart/index.ts';
import type { ItemCardView } from '../../features/catalog/index.ts';
import { itemQuery } from '../../features/catalog/item/item-query.ts';
import { showRefusal } from '../../lib/api/refusal-toasts.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useMarket } from '../../lib/session/market.ts';
import { domainItem } from '../../lib/wire/domain-item.ts';

/** A press on a card's add button; the serial tells two presses on one card apart. */
export interface AddRequest {
  readonly item: ItemCardView;
  readonly serial: number;
}

/** How many of each item the cart holds. */
export type Counts = ReadonlyMap<string, number>;

export interface QuickAdderProps {
  readonly request: AddRequest | null;
  /** The item turned out to need choices. */
  readonly onOpen: (item: ItemCardView) => void;
  readonly onSettled: () => void;
  readonly onCounts: (counts: Counts) => void;
}

/** Adds one of an item without choices (ITEM-11's quantity 1), and tells the cards what the cart holds. */
export function QuickAdder({ request, onOpen, onSettled, onCounts }: QuickAdderProps) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { digit_after_decimal_point: decimals } = useMarket().config;
  const { cart } = useCart();
  const { add, question } = useAddToCart();
  const counts = useMemo(() => {
    const sums = new Map<string, number>();
    for (const { itemId, quantity } of cart.lines) sums.set(itemId, (sums.get(itemId) ?? 0) + quantity);
    return sums;
  }, [cart]);
  useEffect(() => onCounts(counts), [counts, onCounts]);
  const handle = useEffectEvent(async (card: ItemCardView) => {
    try {
      const item = await queryClient.fetchQuery(itemQuery(card.slug));
      const choices = decideChoices(domainItem(item, decimals), {});
      if (choices.ok) add({ item, choices, quantity: 1 }, () => undefined);
      else onOpen(card);
    } catch (error) {
      showRefusal(error, t('common.connectionLost'));
    } finally {
      onSettled();
    }
  });
  const serial = request?.serial;
  // biome-ignore lint/correctness/useExhaustiveDependencies: one add for each press, which the serial stands for.
  useEffect(() => {
    if (request) void handle(request.item);
  }, [serial]);
  return question;
}
