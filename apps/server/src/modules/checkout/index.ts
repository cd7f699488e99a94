/**
 * Checkout: the quote, and placing an order from a cart by the rules of api.md, in their order.
 * Owns prescription pictures. It asks cart, catalog, zones, geo, coupons, ledger and payments, and hands the result to
 * orders, all in one transaction.
 * Does not own what happens to an order afterwards (orders).
 */
export { contactParts } from './checks/check-fields.ts';
export { contactColumns } from './checks/contact-columns.ts';
export { checkPayment } from './checks/check-payment.ts';
export { type PaymentPlan, planPayment } from './paying/plan-payment.ts';
export { checkoutRoutes } from './checkout.routes.ts';
export { couponCaseOf } from './goods/coupon-case.ts';
export { prescriptionsOfCustomer } from './prescriptions/prescriptions-of-customer.ts';
export { forgetPrescriptions } from './prescriptions/upload-prescription.ts';
