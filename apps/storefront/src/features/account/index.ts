/**
 * Account: every way to sign in, and what a customer sees and changes of their own account.
 * Owns the authentication dialog, the header's profile menu, the profile's own pages and the choice of interests;
 * the token is kept by lib/session, the dialog's table by the domain.
 * Does not own addresses, orders, carts nor the frame of the profile.
 */
export { AccountDialogs } from './auth-dialog/account-dialogs.tsx';
export { AccountButton } from './header/account-button.tsx';
