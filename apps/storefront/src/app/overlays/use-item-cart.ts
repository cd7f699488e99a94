import { useState } from 'react';
import {
  type AddToCart,
  type CartState,
  isNewLine,
  type ScreenLine,
  useBuyNow,
  useShowFailure,
  useUpdateLine,
} from '../../features/cart/index.ts';
import type { ChosenItem, ItemCart } from '../../features/catalog/index.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { showToast } from '../../lib/toast/toasts.ts';

// A line without a server id is being added: the dialog that sends it does not treat it as in the cart.
const isHeld = (line: ScreenLine): boolean => !isNewLine(line.id);

const changedLine = (line: ScreenLine, { choices, quantity }: ChosenItem): ScreenLine => {
  const { choiceKey, food, variationType, addOns, addOnsMinor, unitPriceMinor } = choices;
  return { ...line, choiceKey, food, variationType, addOns, addOnsMinor, unitPriceMinor, quantity };
};

/** The cart as the views of an item need it (CART-06, CART-07). */
export function useItemCart({ cart, isKnown }: CartState, { add, busy }: AddToCart): ItemCart {
  const { t } = useTranslation();
  const updateLine = useUpdateLine();
  const showFailure = useShowFailure();
  const { buy, busy: buying } = useBuyNow();
  const [updating, setUpdating] = useState(false);
  async function update(lineId: string, chosen: ChosenItem, onDone: () => void): Promise<void> {
    const line = cart.lines.find(({ id }) => id === lineId);
    if (!line) return;
    setUpdating(true);
    try {
      await updateLine(changedLine(line, chosen));
      showToast('success', t('cart.updated'));
      onDone();
    } catch (error) {
      showFailure(error);
    } finally {
      setUpdating(false);
    }
  }
  return {
    isKnown,
    linesOf: (itemId) => cart.lines.filter((line) => line.itemId === itemId && isHeld(line)),
    busy: busy || updating || buying,
    add,
    buy,
    update: (lineId, chosen, onDone) => void update(lineId, chosen, onDone),
  };
}
