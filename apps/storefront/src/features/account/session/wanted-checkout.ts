import { paths } from '../../../lib/paths/paths.ts';
import { tabStorage } from '../../../lib/session/storage.ts';

// Written by the cart: a file of both features would be among what every page loads first.
const name = 'wanted-checkout';

/** After leaving without signing in: what follows a later sign-in is not the checkout any more. */
export const forgetWantedCheckout = (): void => tabStorage.write(name, null);

/** The way to the checkout that waited for signing in, once; null if none did. It outlives the way to an identity provider. */
export function takeWantedCheckout(): string | null {
  const wanted = tabStorage.read(name) !== null;
  forgetWantedCheckout();
  return wanted ? paths.checkout('cart') : null;
}
