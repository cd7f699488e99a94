/**
 * Wallet: what a customer has here in money and points, and the code that friends are given (PROF-04 to PROF-06).
 * Owns the pages of wallet, loyalty points and referral code, and the dialog that adds money.
 * Does not own the frame of the profile, nor the choice of a payment at checkout.
 */
export { WalletLinks } from './wallet-links.tsx';
