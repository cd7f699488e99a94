import { useSearchParams } from 'react-router';
import {
  useCartPlaced,
  useCheckoutItem,
  useCheckoutItemPlaced,
  useLines,
} from '../../features/cart/index.ts';
import {
  Checkout,
  type CheckoutCart,
  type OrderPage,
  orderPageOf,
  type PlacedOrder,
  PrescriptionCheckout,
} from '../../features/checkout/index.ts';
import { CouponChoice } from '../../features/coupons/choice/coupon-choice.tsx';
import { AwaitedOrder } from '../../features/orders/awaited-order.tsx';
import { PaymentChoice } from '../../features/payment/index.ts';
import { paths } from '../../lib/paths/paths.ts';
import { addressForms } from './address-forms.ts';
import { useLeadOn } from './lead-on.ts';

/** What checkout shows from other features. */
const parts = { forms: addressForms, Payment: PaymentChoice, Coupon: CouponChoice, Awaited: AwaitedOrder };

/** The cart as checkout needs it. */
function cartOf({ data, isPending, error, refetch }: ReturnType<typeof useLines>): CheckoutCart {
  return {
    lines: data ?? [],
    isLoading: isPending,
    error: data === undefined ? error : null,
    retry: () => void refetch(),
  };
}

/** The order is placed, and its cart is gone. */
function useOnPlaced(forget: () => void): (placed: PlacedOrder) => void {
  const leadOn = useLeadOn();
  return ({ orderId, message, redirectLink }) => {
    leadOn({ message, redirectLink, path: paths.order(orderId) });
    forget();
  };
}

function CartCheckout() {
  const onPlaced = useOnPlaced(useCartPlaced());
  return <Checkout page="cart" cart={cartOf(useLines())} onPlaced={onPlaced} {...parts} />;
}

function ItemCheckout({ page }: { readonly page: OrderPage }) {
  const onPlaced = useOnPlaced(useCheckoutItemPlaced());
  return <Checkout page={page} cart={cartOf(useCheckoutItem())} onPlaced={onPlaced} {...parts} />;
}

const forgetNothing = () => undefined;

function ByPrescription({ storeId }: { readonly storeId: string }) {
  return (
    <PrescriptionCheckout storeId={storeId} onPlaced={useOnPlaced(forgetNothing)} forms={addressForms} />
  );
}

/** Checkout of the cart, of one item or of a campaign's (CHK-11), put together with the place picker. */
export function CheckoutView() {
  const [search] = useSearchParams();
  const storeId = search.get('store_id');
  if (search.get('page') === 'prescription' && storeId) return <ByPrescription storeId={storeId} />;
  const page = orderPageOf(search.get('page'));
  return page === 'cart' ? <CartCheckout /> : <ItemCheckout key={page} page={page} />;
}
