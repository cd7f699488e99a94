/** What the cart's checkout button does. */
export type CheckoutStep =
  /** Close the drawer, go to /home. */
  | 'close_home'
  /** Close the drawer, go to /checkout?page=cart. */
  | 'checkout'
  /** The guest-or-login dialog. */
  | 'ask_guest'
  /** The login dialog. */
  | 'login';

/** What the next step depends on (CART-08). Signed in means that a token is stored (SYS-04). */
export function decideCheckoutStep(state: {
  readonly isEmpty: boolean;
  readonly hasToken: boolean;
  /** `guest_checkout_status` 1. */
  readonly guestCheckout: boolean;
}): CheckoutStep {
  if (state.isEmpty) return 'close_home';
  if (state.hasToken) return 'checkout';
  return state.guestCheckout ? 'ask_guest' : 'login';
}
