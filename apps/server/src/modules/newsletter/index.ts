/**
 * The newsletter: who wants to hear of the market by e-mail (NAV-13).
 * Owns the addresses, and the links by which each goes off the list.
 * Does not own the letters, which an operator sends elsewhere, nor what a customer is told of orders (notifications).
 */
export { serveNewsletter } from './leave.routes.ts';
export { exportNewsletter, leaveNewsletter } from './newsletter-list.ts';
export { newsletterOfCustomer } from './newsletter-of-customer.ts';
export { newsletterRoutes } from './newsletter.routes.ts';
