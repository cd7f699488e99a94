import { classifyContact } from '@promenade/domain/contact';
import type { Verification } from './flow.ts';

/** Whether a code can be tried with a contact. A number that is missing for a third party's code is logged (AUTH-10). */
export function isContactFor({ on, medium }: Pick<Verification, 'on' | 'medium'>, contact: string): boolean {
  if (medium === 'firebase' && contact === '') console.warn('Invalid phone number.');
  return classifyContact(contact) === on;
}
