import { contactProblems } from '@promenade/domain/contact';
import { useQuery } from '@tanstack/react-query';
import { type Contact, noContact, noDetails } from '../../../lib/address/address.ts';
import { storeGuestContact } from '../../../lib/address/guest-contact.ts';
import { useGuestContact } from '../../../lib/address/use-guest-contact.ts';
import { callQuery } from '../../../lib/api/use-call.ts';
import { useSignedIn } from '../../../lib/session/use-stored.ts';
import type { Draft } from './draft.ts';
import type { ChangeDraft } from './use-draft.ts';

export interface ContactState {
  readonly contact: Contact;
  /** All three are present and valid (RENT-15, LOC-12). */
  readonly whole: boolean;
  /** A customer's own contact is loading. */
  readonly isLoading: boolean;
  readonly save: (contact: Contact) => void;
}

/** The contact during the trip: the one entered here, otherwise the guest's earlier one, or the customer's own. */
export function useContact(draft: Draft, change: ChangeDraft): ContactState {
  const signedIn = useSignedIn();
  const guest = useGuestContact();
  const { data: own, isLoading } = useQuery({ ...callQuery('accounts.info'), enabled: signedIn });
  const customer: Contact | undefined = own && {
    contact_person_name: `${own.f_name} ${own.l_name}`.trim(),
    contact_person_number: own.phone ?? '',
    contact_person_email: own.email ?? '',
  };
  const before = signedIn ? customer : guest;
  const { contact_person_name, contact_person_number, contact_person_email } =
    draft.contact ?? before ?? noContact;
  const contact = { contact_person_name, contact_person_number, contact_person_email };
  const problems = contactProblems(
    { name: contact_person_name, phone: contact_person_number, email: contact_person_email },
    true,
  );
  return {
    contact,
    whole: problems.length === 0,
    isLoading: isLoading && draft.contact === null,
    save: (given) => {
      change({ contact: given });
      // A guest is not asked twice in this browser (LOC-14).
      if (!signedIn) storeGuestContact({ ...noDetails, place: null, ...guest, ...given });
    },
  };
}
