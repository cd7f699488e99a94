import { useMemo } from 'react';
import { useStored } from '../session/use-stored.ts';
import { whoIsHere } from '../session/who-is-here.ts';
import { type GuestContact, ownerOf, parseGuestContact } from './guest-contact.ts';

/** What a guest has given in this browser: the guest's own, or of whoever has signed in since, and of nobody else. */
export function useGuestContact(): GuestContact | null {
  const stored = useStored('guest-contact');
  const token = useStored('token');
  return useMemo(() => {
    const owner = ownerOf(stored);
    return owner === '' || (token !== null && owner === whoIsHere()) ? parseGuestContact(stored) : null;
  }, [stored, token]);
}
