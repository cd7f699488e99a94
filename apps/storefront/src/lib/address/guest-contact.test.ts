import { expect, test } from 'vitest';
import { readStored } from '../session/browser-store.ts';
import { noContact, noDetails } from './address.ts';
import { withoutPlace } from './forget-guest-place.ts';
import { noteOwner, ownerOf, parseGuestContact, storeGuestContact } from './guest-contact.ts';

test('[LOC-14] a guest’s contact is read back; what is malformed counts as absent', () => {
  expect(
    parseGuestContact(
      '{"contact_person_name":"Ana","road":7,"address":"Ejido 1","latitude":-34.9,"longitude":-56.1}',
    ),
  ).toEqual({
    contact_person_name: 'Ana',
    contact_person_number: '',
    contact_person_email: '',
    road: '',
    house: '',
    floor: '',
    place: { text: 'Ejido 1', lat: -34.9, lng: -56.1 },
  });
  expect(parseGuestContact('{"contact_person_name":"Ana"}')?.place).toBeNull();
  expect([parseGuestContact(null), parseGuestContact('{'), parseGuestContact('3')]).toEqual([
    null,
    null,
    null,
  ]);
});

test('[LOC-11] [LOC-14] a guest’s contact stays in this browser, under the names of the documents, and is nobody’s until somebody signs in', () => {
  const own = {
    ...noContact,
    ...noDetails,
    contact_person_name: 'Ana',
    road: 'Ejido',
    house: '1',
    floor: '2',
  };
  const ana = { ...own, place: { text: 'Ejido 1', lat: -34.9, lng: -56.1 } };
  storeGuestContact(ana);
  const kept = readStored('guest-contact');
  expect(JSON.parse(kept ?? '')).toEqual({ ...own, address: 'Ejido 1', latitude: -34.9, longitude: -56.1 });
  expect([parseGuestContact(kept), ownerOf(kept)]).toEqual([ana, '']);
  noteOwner(kept ?? '', 'end of a token');
  const noted = readStored('guest-contact');
  expect([parseGuestContact(noted), ownerOf(noted)]).toEqual([ana, 'end of a token']);
  storeGuestContact({ ...own, place: null });
  expect(JSON.parse(readStored('guest-contact') ?? '')).toEqual(own);
});

test('[LOC-05] a new location forgets the place that a guest gave, not whom to ask', () => {
  const kept =
    '{"contact_person_name":"Ana","house":"4","address":"Ejido 1","latitude":-34.9,"longitude":-56.1}';
  expect(parseGuestContact(withoutPlace(kept))).toMatchObject({
    contact_person_name: 'Ana',
    house: '',
    place: null,
  });
  expect([withoutPlace('{'), withoutPlace('null')]).toEqual(['{', 'null']);
});
