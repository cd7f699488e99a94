import { useMemo } from 'react';
import { useStored } from '../session/use-stored.ts';
import { type GuestContact, parseGuestContact } from './guest-contact.ts';

export function useGuestContact(): GuestContact | null {
  const stored = useStored('guest-contact');
  return useMemo(() => parseGuestContact(stored), [stored]);
}
