/**
 * Messages: conversations of customers with stores, couriers and the market's support (MSG-01).
 * Owns conversations, messages, pictures and read marks, the live streams of both sides, and a demo's automatic answer.
 * Does not own how a customer is notified of a message (notifications), or the orders and trips it is about.
 */
export type { WaitingConversation } from './conversations.repo.ts';
export { markRead } from './listing/mark-read.ts';
export { messageJobs } from './messages.jobs.ts';
export { messagesOfCustomer } from './messages-of-customer.ts';
export { messagesRoutes } from './messages.routes.ts';
export { answerCustomer } from './staff/answer.ts';
export { listWaiting, readConversation } from './staff/waiting.ts';
