/**
 * Coupons: the page of those that run here, with their codes to copy.
 * Does not own applying one to an order (checkout).
 */
export { CouponsPage } from './coupons-page.tsx';
