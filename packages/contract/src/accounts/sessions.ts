import { z } from 'zod';
import { done, endpoint, id, instant } from '../endpoint/index.ts';

/** A session: one device that is signed in. */
export const session = z.object({
  id,
  is_current: z.boolean(),
  browser: z.string().describe('Browser family, such as Firefox; empty if unknown.'),
  system: z.string(),
  place: z.string().nullable().describe('Zone of the device when it signed in; null if unknown.'),
  created_at: instant,
  last_used_at: instant.describe('When the session was last used, to within five minutes.'),
});

/** The customer's sessions. */
export const sessionsEndpoints = {
  'accounts.sessions': endpoint('accounts.sessions', {
    summary: 'Devices that are signed in, most recently used first',
    who: 'customer',
    reply: z.object({ sessions: z.array(session) }),
  }),
  'accounts.endSession': endpoint('accounts.endSession', {
    summary: 'Sign a device out',
    who: 'customer',
    endsSession: true,
    params: z.object({ id }),
    reply: done,
    refusals: ['session_not_found', 'reauthentication_required'],
  }),
  'accounts.endOtherSessions': endpoint('accounts.endOtherSessions', {
    summary: 'Sign every other device out',
    who: 'customer',
    reply: done,
    refusals: ['reauthentication_required'],
  }),
} as const;
