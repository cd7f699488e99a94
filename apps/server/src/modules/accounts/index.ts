/**
 * Accounts: who shops here, and how they show it.
 * Owns guests, customers, their passwords, codes, passkeys, other accounts and sessions, and operators' tokens.
 * Does not own what a shopper has: carts, orders, addresses and favourites follow a guest into an account by their own rooms.
 */
import type { Chore } from '../../platform/jobs/housekeeping.ts';
import { forgetEndedGrants } from './codes/grants.ts';
import { forgetOldCodes } from './codes/send-code.ts';
import { forgetEndedSessions } from './sessions/open-session.ts';
import { forgetOldTries } from './sign-in/tries.ts';

export { accountsRoutes } from './accounts.routes.ts';
export { type CustomerRoom, cartKeptMs } from './customer-rooms.ts';
export { holdCustomer } from './customers/hold-customer.ts';
export { findReach, isCustomer } from './customers/reach.ts';
export { findReferral } from './customers/referral.ts';
export { forgetGuestsOf } from './guests/forget-guests.ts';
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
