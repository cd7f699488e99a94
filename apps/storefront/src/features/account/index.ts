/**
 * Account: all ways to sign in, and a customer's own account pages. Owns the sign-in dialog, the profile menu of the
 * header, the pages of the profile and the choice of interests. lib/session stores the token, and the domain has the
 * steps of the dialog. Does not own addresses, orders, carts or the frame of the profile.
 */
export { AccountDialogs } from './auth-dialog/account-dialogs.tsx';
export { AccountButton } from './header/account-button.tsx';
