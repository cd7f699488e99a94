/**
 * Accounts: guests, customers, how they sign in, and operator tokens.
 * Owns guests, customers, passwords, codes, passkeys, linked identity provider accounts, sessions and operator tokens.
 * Does not own carts, orders, addresses and favourites: when a guest signs in, their own rooms move them to the account.
 */
import type { Chore } from '../../platform/jobs/housekeeping.ts';
import { forgetEndedGrants } from './codes/grants.ts';
import { forgetOldCodes } from './codes/send-code.ts';
import { forgetEndedSessions } from './sessions/open-session.ts';
import { forgetOldTries } from './sign-in/tries.ts';

export { accountsRoutes } from './accounts.routes.ts';
export { type CustomerRoom, cartKeptMs } from './customer-rooms.ts';
export { blockCustomer, findCustomers, listBlocked, pageCustomers } from './customers/block-customer.ts';
export type { KnownCustomer } from './customers/blocks.repo.ts';
export { holdCustomer } from './customers/hold-customer.ts';
export { exportForCustomer, removeForCustomer } from './profile/for-customer.ts';
export { readSought } from './customers/read-sought.ts';
export { findReach, isCustomer, keepsAccount } from './customers/reach.ts';
export { findReferral } from './customers/referral.ts';
export { forgetGuestsOf } from './guests/forget-guests.ts';
export { exportGuest, forgetGuest, isGuest } from './guests/leaving-guest.ts';
export { serveLocalProvider } from './local-provider/local-provider.routes.ts';
export {
  createOperatorToken,
  createStaffToken,
  endStaffTokens,
  type StaffHolder,
} from './sessions/open-session.ts';
export { endOperatorTokens, signOutCustomer, signOutEverybody } from './sessions/sign-out.ts';
export { forgetEndedSessions };

/** What this room clears away. */
export const accountChores: readonly Chore[] = [
  forgetEndedSessions,
  forgetEndedGrants,
  forgetOldCodes,
  forgetOldTries,
];
