/**
 * Coupons: the page of those that run here, with their codes to copy, and the choice of one for what is ordered.
 * Does not own what is asked of the server about it (checkout, rental): the app puts them together.
 */
export { CouponsPage } from './coupons-page.tsx';
