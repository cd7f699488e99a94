import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { cartQuery } from '../../features/cart/use-cart.ts';
import { Checkout } from '../../features/checkout/index.ts';
import { paths } from '../../lib/paths/paths.ts';
import { writeStored } from '../../lib/session/browser-store.ts';
import { showToast } from '../../lib/toast/toasts.ts';
import { addressForms } from './address-forms.ts';

/** Checkout, the cart and the place picker, put together. */
export function CheckoutView() {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { data, isPending, error, refetch } = useQuery(cartQuery);
  const onPlaced = (orderId: string, message: string): void => {
    showToast('success', message);
    void navigate(paths.order(orderId), { replace: true });
    // The order has emptied the cart in the same step.
    queryClient.setQueryData(cartQuery.queryKey, []);
    writeStored('cart-list', '0');
  };
  const cart = {
    lines: data ?? [],
    isLoading: isPending,
    error: data === undefined ? error : null,
    retry: () => void refetch(),
  };
  return <Checkout cart={cart} onPlaced={onPlaced} forms={addressForms} />;
}
