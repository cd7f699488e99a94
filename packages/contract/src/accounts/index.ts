/** Accounts: guests, customers, their sessions, and every way to sign in. */
import { codesEndpoints } from './codes.ts';
import { passkeysEndpoints } from './passkeys.ts';
import { profileEndpoints } from './profile.ts';
import { reauthenticationEndpoints } from './reauthentication.ts';
import { sessionsEndpoints } from './sessions.ts';
import { signInEndpoints } from './sign-in.ts';
import { socialEndpoints } from './social.ts';

/** Endpoints of accounts. */
export const accountsEndpoints = {
  ...signInEndpoints,
  ...codesEndpoints,
  ...socialEndpoints,
  ...profileEndpoints,
  ...sessionsEndpoints,
  ...reauthenticationEndpoints,
  ...passkeysEndpoints,
} as const;
