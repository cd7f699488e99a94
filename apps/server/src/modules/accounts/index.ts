/**
 * Accounts: who shops here, and how they show it.
 * Owns guests, customers, their passwords and their sessions, and operators' tokens.
 * Does not own what a shopper has: carts, orders, addresses and favourites follow a guest into an account by their own rooms.
 */
export { createOperatorToken, forgetEndedSessions } from './open-session.ts';
export { accountsRoutes } from './accounts.routes.ts';
export type { FollowGuest } from './sign-in.ts';
