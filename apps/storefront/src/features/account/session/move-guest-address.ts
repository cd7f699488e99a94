import { Refusal } from '@promenade/contract/client';
import { type AddressFields, type SavedAddress, savedBody } from '../../../lib/address/address.ts';
import { noteOwner, ownerOf, parseGuestContact } from '../../../lib/address/guest-contact.ts';
import { call } from '../../../lib/api/browser-client.ts';
import { showRefusal } from '../../../lib/api/refusal-toasts.ts';
import { isWaiting, sendOrKeep } from '../../../lib/outbox/outbox.ts';
import { readStored, writeStored } from '../../../lib/session/browser-store.ts';
import { roomOf, tellPageOfWrite } from '../../../lib/session/write-signal.ts';
import { whoIsHere } from '../../../lib/session/who-is-here.ts';

const about = { subject: 'guest-address', value: 'saved' };

const isSame = (saved: SavedAddress, { place, house, floor }: AddressFields): boolean =>
  saved.latitude === place?.lat &&
  saved.longitude === place?.lng &&
  saved.house === house &&
  saved.floor === floor;

/** Whether the market has answered: the customer has the address now, or has been told why not. */
async function save(fields: AddressFields): Promise<boolean> {
  const { addresses } = await call('addresses.list');
  if (addresses.some((saved) => isSame(saved, fields))) return true;
  try {
    if ((await sendOrKeep('addresses.add', { body: savedBody(fields) }, about)) === 'kept') return false;
    tellPageOfWrite(roomOf('addresses.add'));
    return true;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    showRefusal(error, '');
    return true;
  }
}

/**
 * AUTH-11: the address that a guest stored in this browser becomes the customer's, unless they have it already. It
 * remains the guest's until the market has answered, so that the next page continues if this one is left. Two tabs
 * may do it at once: the market stores equal addresses once. Checkout continues with it; the next guest here does not
 * see it.
 */
export async function moveGuestAddress(): Promise<void> {
  const [stored, who] = [readStored('guest-contact'), whoIsHere()];
  if (stored === null || ownerOf(stored) === who || (await isWaiting(about.subject))) return;
  if (ownerOf(stored) !== '') return writeStored('guest-contact', null);
  const kept = parseGuestContact(stored);
  const isWhole = kept?.place && kept.contact_person_name && kept.contact_person_number;
  const isDone = !isWhole || (await save({ ...kept, address_type: 'other', address_label: '' }));
  if (isDone && whoIsHere() === who && readStored('guest-contact') === stored) noteOwner(stored, who);
}
