/**
 * Messages: what customers and stores, couriers and the market's support write to each other (MSG-01).
 * Owns conversations, their order, pictures and read marks, live streams of both sides, and a demonstration's answer.
 * Does not own how a customer is told of a message (notifications), nor orders and trips that one is about.
 */
export { messageJobs } from './messages.jobs.ts';
export { messagesOfCustomer } from './messages-of-customer.ts';
export { messagesRoutes } from './messages.routes.ts';
