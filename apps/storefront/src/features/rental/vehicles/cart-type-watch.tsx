import { useEffect } from 'react';
import { useTripCart } from '../cart/use-trip-cart.ts';
import { tellCartType } from './cart-type.ts';

/** Tells cards about the cart. Renders nothing. */
export function CartTypeWatch() {
  const { cart } = useTripCart();
  const type = cart.user_data?.rental_type ?? null;
  useEffect(() => tellCartType(type), [type]);
  return null;
}
