import { useState } from 'react';
import {
  type AddToCart,
  type CartState,
  type ScreenLine,
  useAddToCart,
  useCart,
  useUpdateLine,
} from '../../features/cart/index.ts';
import type { ChosenItem, ItemCart } from '../../features/catalog/index.ts';
import { ItemDialog } from '../../features/catalog/item/item-dialog.tsx';
import { Heart } from '../../features/wishlist/index.ts';
import { showRefusal } from '../../lib/api/refusal-toasts.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { showToast } from '../../lib/toast/toasts.ts';
import { useView } from '../../lib/view/use-view.ts';
import type { ItemOverlayProps } from './item-overlay.tsx';

// A line that the server has not named yet is on its way in: the dialog that sends it does not see it as held.
const isHeld = (line: ScreenLine): boolean => !line.id.startsWith('new-');

const changedLine = (line: ScreenLine, { choices, quantity }: ChosenItem): ScreenLine => {
  const { choiceKey, food, variationType, addOns, addOnsMinor, unitPriceMinor } = choices;
  return { ...line, choiceKey, food, variationType, addOns, addOnsMinor, unitPriceMinor, quantity };
};

/** The cart as the item dialog wants it (CART-06, CART-07). */
function useItemCart({ cart }: CartState, { add, busy }: AddToCart): ItemCart {
  const { t } = useTranslation();
  const updateLine = useUpdateLine({ quiet: true });
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
      showRefusal(error, t('common.connectionLost'));
    } finally {
      setUpdating(false);
    }
  }
  return {
    linesOf: (itemId) => cart.lines.filter((line) => line.itemId === itemId && isHeld(line)),
    busy: busy || updating,
    add,
    update: (lineId, chosen, onDone) => void update(lineId, chosen, onDone),
  };
}

interface Subject {
  readonly item: string;
  readonly line: string;
}

/** Item dialog and cart, put together. The last subject stays while the dialog closes. */
export function ItemOverlayView({ open, item, line }: ItemOverlayProps) {
  const [subject, setSubject] = useState<Subject>({ item, line });
  if (open && (item !== subject.item || line !== subject.line)) setSubject({ item, line });
  const [openings, setOpenings] = useState(0);
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setOpenings(openings + 1);
  }
  const state = useCart();
  const addToCart = useAddToCart();
  const cart = useItemCart(state, addToCart);
  const { hide } = useView('item');
  const drawer = useView('cart');
  const edited = state.cart.lines.find(({ id }) => id === subject.line);
  return (
    <>
      <ItemDialog
        key={`${openings} ${subject.item} ${subject.line}`}
        open={open}
        subject={subject.line ? (edited?.item.slug ?? '') : subject.item}
        known={subject.line ? edited?.item : undefined}
        editedId={subject.line || null}
        cart={cart}
        heartOf={({ id, name }) => <Heart favourite={{ item_id: id }} name={name} />}
        onClose={hide}
        onSaved={subject.line ? () => drawer.show() : hide}
      />
      {addToCart.question}
    </>
  );
}
