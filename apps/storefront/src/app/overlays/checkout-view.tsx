import { useNavigate } from 'react-router';
import { useCartPlaced, useLines } from '../../features/cart/index.ts';
import { Checkout } from '../../features/checkout/index.ts';
import { paths } from '../../lib/paths/paths.ts';
import { showToast } from '../../lib/toast/toasts.ts';
import { addressForms } from './address-forms.ts';

/** Checkout, the cart and the place picker, put together. */
export function CheckoutView() {
  const navigate = useNavigate();
  const forgetLines = useCartPlaced();
  const { data, isPending, error, refetch } = useLines();
  const onPlaced = (orderId: string, message: string): void => {
    showToast('success', message);
    void navigate(paths.order(orderId), { replace: true });
    forgetLines();
  };
  const cart = {
    lines: data ?? [],
    isLoading: isPending,
    error: data === undefined ? error : null,
    retry: () => void refetch(),
  };
  return <Checkout cart={cart} onPlaced={onPlaced} forms={addressForms} />;
}
