/**
 * Enquiries: messages to the market from the contact form (NAV-15).
 * Owns the messages and the email that forwards each one to the operator.
 * Does not own conversations (an enquiry is answered by email or phone) or the orders it may be about.
 */
export { enquiriesOfCustomer } from './enquiries-of-customer.ts';
export { enquiriesRoutes } from './enquiries.routes.ts';
export { forgetOldEnquiries } from './forget-old-enquiries.ts';
