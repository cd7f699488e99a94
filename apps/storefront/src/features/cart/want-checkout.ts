import { tabStorage } from '../../lib/session/storage.ts';

/** Notes for this tab that whoever signs in next was on the way to the checkout; read by the account's features. */
export const wantCheckout = (): void => tabStorage.write('wanted-checkout', '1');
