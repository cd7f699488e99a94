import { type AddressFields, type SavedAddress, savedBody } from '../../../lib/address/address.ts';
import { parseGuestContact } from '../../../lib/address/guest-contact.ts';
import { call } from '../../../lib/api/browser-client.ts';
import { readStored, writeStored } from '../../../lib/session/browser-store.ts';

const isSame = (saved: SavedAddress, { place, house, floor }: AddressFields): boolean =>
  saved.latitude === place?.lat &&
  saved.longitude === place?.lng &&
  saved.house === house &&
  saved.floor === floor;

/** AUTH-11: the address that a guest kept in this browser becomes the customer's, unless they have it already. */
export async function moveGuestAddress(): Promise<void> {
  const kept = parseGuestContact(readStored('guest-contact'));
  // Taken away first: two tabs that sign in save it once, and the next guest sees nothing of it.
  writeStored('guest-contact', null);
  if (!kept?.place || !kept.contact_person_name || !kept.contact_person_number) return;
  const fields: AddressFields = { ...kept, address_type: 'other', address_label: '' };
  const { addresses } = await call('addresses.list');
  if (!addresses.some((saved) => isSame(saved, fields))) {
    await call('addresses.add', { body: savedBody(fields) });
  }
}
