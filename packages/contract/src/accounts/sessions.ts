import { z } from 'zod';
import { done, endpoint, id, instant } from '../endpoint/index.ts';

/** One device that is signed in. */
export const session = z.object({
  id,
  is_current: z.boolean(),
  browser: z.string().describe('Families such as Firefox and Android; empty where the device does not say.'),
  system: z.string(),
  place: z.string().nullable().describe('The zone it was in when it signed in; null where it did not say.'),
  created_at: instant,
  last_used_at: instant.describe('To within five minutes.'),
});

/** Where a customer is signed in. */
export const sessionsEndpoints = {
  'accounts.sessions': endpoint('accounts.sessions', {
    summary: 'Devices that are signed in, the last used first',
    who: 'customer',
    reply: z.object({ sessions: z.array(session) }),
  }),
  'accounts.endSession': endpoint('accounts.endSession', {
    summary: 'Sign a device out',
    who: 'customer',
    endsSession: true,
    params: z.object({ id }),
    reply: done,
    refusals: ['session_not_found'],
  }),
  'accounts.endOtherSessions': endpoint('accounts.endOtherSessions', {
    summary: 'Sign every other device out',
    who: 'customer',
    reply: done,
  }),
} as const;
