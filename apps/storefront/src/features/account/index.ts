/**
 * Account: signing in, signing up, leaving.
 * Owns the dialogs and the header's profile menu; the token is kept by lib/session.
 * Does not own addresses (location) nor orders.
 */
export { AccountButton } from './account-button.tsx';
export { AccountDialogs } from './account-dialogs.tsx';
