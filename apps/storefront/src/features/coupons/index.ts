/**
 * Coupons: the page of current coupons, with codes to copy, and choosing one for an order.
 * Does not own the calls that check a coupon (checkout, rental): the app connects them.
 */
export { CouponsPage } from './coupons-page.tsx';
