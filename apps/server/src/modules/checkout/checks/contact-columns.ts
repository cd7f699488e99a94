import { normalisePhone, visibleEmail } from '@promenade/domain/contact';
import type { DoorInput } from '../checkout-input.ts';

/** Whom to ask about an order or a trip, as it was entered. */
export type ContactInput = Pick<
  DoorInput,
  'contact_person_name' | 'contact_person_number' | 'contact_person_email'
>;

/** The same as it is kept: a number to dial, and an address without signs that nobody sees; empty if none was given. */
export function contactColumns(input: ContactInput) {
  return {
    contact_name: input.contact_person_name,
    contact_phone: normalisePhone(input.contact_person_number),
    contact_email: visibleEmail(input.contact_person_email ?? ''),
  };
}
