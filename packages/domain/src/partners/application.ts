import { type Decision, refused } from '../decision/index.ts';

/** Statuses of an application. It waits until an operator approves or refuses it; the decision is final. */
export const APPLICATION_STATUSES = ['waiting', 'approved', 'refused'] as const;

/** One of {@link APPLICATION_STATUSES}. */
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

/** Decides an operator's decision: the first one takes effect, a repeat does nothing, and the opposite is refused. */
export function decideApplication(
  status: ApplicationStatus,
  said: Exclude<ApplicationStatus, 'waiting'>,
): Decision<{ readonly isNew: boolean }, { readonly code: 'application_decided' }> {
  if (status === 'waiting') return { ok: true, isNew: true };
  return status === said ? { ok: true, isNew: false } : refused({ code: 'application_decided' });
}
