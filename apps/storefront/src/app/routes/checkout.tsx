import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { cartQuery } from '../../features/cart/use-cart.ts';
import { Checkout } from '../../features/checkout/index.ts';
import { PlacePicker } from '../../features/location/index.ts';
import { Queries } from '../../lib/api/queries.tsx';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths/paths.ts';
import { writeStored } from '../../lib/session/browser-store.ts';
import { showToast } from '../../lib/toast/toasts.ts';

function CheckoutOfCart() {
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
  return <Checkout cart={cart} onPlaced={onPlaced} PlacePicker={PlacePicker} />;
}

/** `/checkout?page=cart`. */
export default function CheckoutRoute() {
  const { t } = useTranslation();
  return (
    <Queries>
      <title>{t('checkout.title')}</title>
      <CheckoutOfCart />
    </Queries>
  );
}
