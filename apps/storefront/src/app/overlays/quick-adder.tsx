import { decideChoices } from '@promenade/domain/catalog';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useAddToCart, useCart } from '../../features/cart/index.ts';
import type { ItemCardView } from '../../features/catalog/index.ts';
import { itemQuery } from '../../features/catalog/item/item-query.ts';
import { showRefusal } from '../../lib/api/refusal-toasts.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useMarket } from '../../lib/session/market.ts';
import { useIsDrawn } from '../../lib/api/use-is-drawn.ts';
import { stillHere } from '../../lib/view/while-here.ts';
import { domainItem } from '../../lib/wire/domain-item.ts';

/** How many of each item are in the cart. */
export type Counts = ReadonlyMap<string, number>;

export interface QuickAdderProps {
  /** One for each press on a card's add button; those made before this code was loaded wait here. */
  readonly asked: readonly ItemCardView[];
  /** Called if the item turns out to need choices. */
  readonly onOpen: (item: ItemCardView) => void;
  readonly onSettled: () => void;
  readonly onCounts: (counts: Counts) => void;
}

/** Adds one of an item without choices (ITEM-11's quantity 1), and tells the cards what is in the cart. */
export function QuickAdder({ asked, onOpen, onSettled, onCounts }: QuickAdderProps) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { digit_after_decimal_point: decimals } = useMarket().config;
  const { cart } = useCart();
  const { add, question } = useAddToCart();
  const isDrawn = useIsDrawn();
  const counts = useMemo(() => {
    const sums = new Map<string, number>();
    for (const { itemId, quantity } of cart.lines) sums.set(itemId, (sums.get(itemId) ?? 0) + quantity);
    return sums;
  }, [cart]);
  useEffect(() => onCounts(counts), [counts, onCounts]);
  const handle = useEffectEvent(async (card: ItemCardView) => {
    const isHere = stillHere();
    try {
      const item = await queryClient.fetchQuery(itemQuery(card.slug));
      const choices = decideChoices(domainItem(item, decimals), {});
      if (choices.ok) add({ item, choices, quantity: 1 }, () => undefined);
      else if (isDrawn() && isHere()) onOpen(card);
    } catch (error) {
      showRefusal(error, t('common.connectionLost'));
    } finally {
      onSettled();
    }
  });
  const done = useRef(0);
  useEffect(() => {
    for (const card of asked.slice(done.current)) void handle(card);
    done.current = asked.length;
  }, [asked]);
  return question;
}
