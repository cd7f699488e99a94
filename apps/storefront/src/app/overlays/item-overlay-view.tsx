import { useState } from 'react';
import { useAddToCart, useCart } from '../../features/cart/index.ts';
import { ItemDialog } from '../../features/catalog/item/item-dialog.tsx';
import { Heart } from '../../features/wishlist/index.ts';
import { useBackTo } from '../../lib/view/use-back-to.ts';
import { useView } from '../../lib/view/use-view.ts';
import { useItemCart } from './use-item-cart.ts';

export interface ItemOverlayProps {
  readonly open: boolean;
  /** Slug or id of the item; empty when a line is edited. */
  readonly item: string;
  /** Id of the cart's line; empty when an item is opened from a card. */
  readonly line: string;
}

interface Subject {
  readonly item: string;
  readonly line: string;
}

/** Item dialog and cart, put together. The last item stays while the dialog closes. */
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
  const backToCart = useBackTo('cart');
  const close = subject.line ? backToCart : hide;
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
        onClose={close}
        onSaved={close}
      />
      {addToCart.question}
    </>
  );
}
