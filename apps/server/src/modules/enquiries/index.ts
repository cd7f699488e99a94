/**
 * Enquiries: what somebody writes to the market by its contact form (NAV-15).
 * Owns the messages as they came and the mail that brings each to the operator.
 * Does not own conversations (a message here is answered by mail or phone), nor orders they may be about.
 */
export { enquiriesOfCustomer } from './enquiries-of-customer.ts';
export { enquiriesRoutes } from './enquiries.routes.ts';
export { forgetOldEnquiries } from './forget-old-enquiries.ts';
