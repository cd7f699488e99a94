import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  inStoreZone,
  noContact,
  noDetails,
  type Place,
  type SavedAddress,
  type StoreZone,
} from '../../../lib/address/address.ts';
import type { GuestContact } from '../../../lib/address/guest-contact.ts';
import { addressesQuery } from '../../../lib/address/saved-addresses.ts';
import { useGuestContact } from '../../../lib/address/use-guest-contact.ts';
import { callQuery } from '../../../lib/api/use-call.ts';
import { useSignedIn } from '../../../lib/session/use-stored.ts';
import { useVisit } from '../../../lib/session/use-visit.ts';
import type { Draft } from '../draft.ts';
import { type WorkingAddress, workingAddress } from './working-address.ts';

export interface Where {
  readonly signedIn: boolean;
  /** The address of the order; its contact may still be empty. Null: no location is known yet. */
  readonly working: WorkingAddress | null;
  readonly guest: GuestContact | null;
  /** The contact is loading: a customer's name and number are their account's. */
  readonly contactLoading: boolean;
  /** Saved addresses that the store delivers to (LOC-10). */
  readonly saved: readonly SavedAddress[];
  readonly savedLoading: boolean;
  /** Requests the saved addresses again; present only if they failed to load. */
  readonly retrySaved: (() => void) | null;
}

/** The place of the header. */
function useHeaderPlace(): Place | null {
  const { location, point } = useVisit();
  return useMemo(() => (point ? { ...point, text: location ?? '' } : null), [location, point]);
}

/** The signed-in customer as a contact; requested on demand (LOC-15). */
function useCustomer(enabled: boolean) {
  const { data, isLoading } = useQuery({ ...callQuery('accounts.info'), enabled });
  const customer = useMemo(
    () =>
      data
        ? {
            contact_person_name: `${data.f_name} ${data.l_name}`.trim(),
            contact_person_number: data.phone ?? '',
            contact_person_email: data.email ?? '',
          }
        : noContact,
    [data],
  );
  return { customer, isLoading };
}

const atPlace = (place: Place): WorkingAddress => ({
  ...noContact,
  ...noDetails,
  id: null,
  address_type: 'Selected Address',
  address_label: null,
  address: place.text,
  lat: place.lat,
  lng: place.lng,
});

function guestAddress(guest: GuestContact | null, header: Place | null): WorkingAddress | null {
  const place = guest?.place ?? header;
  if (!place) return null;
  const { place: _own, ...fields } = guest ?? { place: null };
  return { ...atPlace(place), ...fields };
}

/** The saved address at a place, such as the one that was chosen in the header: with its house and floor. */
const savedAt = (saved: readonly SavedAddress[], place: Place | null): SavedAddress | undefined =>
  saved.find(({ latitude, longitude }) => latitude === place?.lat && longitude === place.lng);

/** The address and contact of the order, from what the shopper has chosen or saved. */
export function useWhere(draft: Draft, store: StoreZone | undefined): Where {
  const signedIn = useSignedIn();
  const header = useHeaderPlace();
  const guest = useGuestContact();
  const { customer, isLoading: contactLoading } = useCustomer(signedIn);
  const { data, isPending, isError, refetch } = useQuery({ ...addressesQuery, enabled: signedIn });
  const saved = inStoreZone(data?.addresses ?? [], store);
  const retrySaved = isError ? () => void refetch() : null;
  const savedLoading = signedIn && isPending;
  const base = { signedIn, guest, contactLoading, saved, savedLoading, retrySaved };
  // What a guest had entered before signing in is not lost by it (AUTH-11).
  const given = guestAddress(guest, header);
  if (!signedIn) return { ...base, working: given };
  const picked =
    saved.find(({ id }) => id === draft.addressId) ?? (guest ? undefined : savedAt(saved, header));
  const own = picked ? workingAddress(picked) : given && { ...given, ...customer };
  if (!own) return { ...base, working: null };
  const email = { contact_person_email: customer.contact_person_email };
  return { ...base, working: { ...own, ...email, ...draft.details } };
}
