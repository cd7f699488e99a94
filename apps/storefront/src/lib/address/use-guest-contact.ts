import { useMemo } from 'react';
import { useStored } from '../session/use-stored.ts';
import { whoIsHere } from '../session/who-is-here.ts';
import { type GuestContact, ownerOf, parseGuestContact } from './guest-contact.ts';

/** The contact given in this browser: the guest's, or that of the customer they have become, and of nobody else. */
export function useGuestContact(): GuestContact | null {
  const stored = useStored('guest-contact');
  const token = useStored('token');
  return useMemo(() => {
    const owner = ownerOf(stored);
    return owner === '' || (token !== null && owner === whoIsHere()) ? parseGuestContact(stored) : null;
  }, [stored, token]);
}
