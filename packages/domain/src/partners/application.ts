import { type Decision, refused } from '../decision/index.ts';

/** An application waits until an operator says yes or no; what is said stays said. */
export const APPLICATION_STATUSES = ['waiting', 'approved', 'refused'] as const;

/** One of {@link APPLICATION_STATUSES}. */
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

/** What an operator's word does: something the first time, nothing when it is said again, and no to the opposite. */
export function decideApplication(
  status: ApplicationStatus,
  said: Exclude<ApplicationStatus, 'waiting'>,
): Decision<{ readonly isNew: boolean }, { readonly code: 'application_decided' }> {
  if (status === 'waiting') return { ok: true, isNew: true };
  return status === said ? { ok: true, isNew: false } : refused({ code: 'application_decided' });
}
