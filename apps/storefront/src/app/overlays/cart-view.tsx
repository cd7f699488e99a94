import { CartDrawer } from '../../features/cart/drawer/cart-drawer.tsx';
import { AwaitedOrder } from '../../features/orders/awaited-order.tsx';

/** The cart's drawer, and the order in its place that has still to be paid. */
export function CartView() {
  return <CartDrawer Awaited={AwaitedOrder} />;
}
