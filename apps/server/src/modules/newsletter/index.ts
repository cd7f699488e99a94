/**
 * Newsletter: who has subscribed to the market's newsletter (NAV-13). Owns the email addresses and the unsubscribe
 * links. Does not own the newsletters, which an operator sends with another tool, or notifications about orders
 * (notifications).
 */
export { serveNewsletter } from './leave.routes.ts';
export { exportNewsletter, leaveNewsletter } from './newsletter-list.ts';
export { newsletterOfCustomer } from './newsletter-of-customer.ts';
export { newsletterRoutes } from './newsletter.routes.ts';
