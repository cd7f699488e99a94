import { expect, test } from 'vitest';
import type { SavedAddress } from '../../../lib/address/address.ts';
import { initialFields, workingAddress, workingFields } from './working-address.ts';

const saved: SavedAddress = {
  id: 'a1',
  address_type: 'office',
  address_label: 'Desk',
  contact_person_name: 'Ana',
  contact_person_number: '+598 99 123 456',
  address: 'Sarandí 500',
  latitude: -34.9,
  longitude: -56.2,
  zone_ids: ['z1'],
  additional_information: '',
  road: 'Sarandí',
  house: '500',
  floor: '2',
};

test('[LOC-14] a saved address is the working one with lat and lng, and its own contact and door', () => {
  expect(workingAddress(saved)).toEqual({
    id: 'a1',
    address_type: 'office',
    address_label: 'Desk',
    contact_person_name: 'Ana',
    contact_person_number: '+598 99 123 456',
    contact_person_email: '',
    address: 'Sarandí 500',
    lat: -34.9,
    lng: -56.2,
    road: 'Sarandí',
    house: '500',
    floor: '2',
  });
});

test('[LOC-06] [LOC-14] ‘Selected Address’ is a label alone: a form knows it as another kind of address', () => {
  const chosen = { ...workingAddress(saved), id: null, address_label: null };
  expect(workingFields({ ...chosen, address_type: 'Selected Address' })).toMatchObject({
    address_type: 'other',
    address_label: '',
    place: { text: 'Sarandí 500', lat: -34.9, lng: -56.2 },
  });
  expect(workingFields(workingAddress(saved))).toMatchObject({
    address_type: 'office',
    address_label: 'Desk',
  });
});

test('[LOC-11] [LOC-15] a new address begins with the order’s place and contact, and a door of its own; a saved one as it is', () => {
  expect(initialFields(workingAddress(saved), null)).toMatchObject({
    place: { text: 'Sarandí 500', lat: -34.9, lng: -56.2 },
    contact_person_name: 'Ana',
    contact_person_number: '+598 99 123 456',
    address_type: 'home',
    address_label: '',
    road: '',
    house: '',
    floor: '',
  });
  const other = { ...saved, address: 'Rambla 2', floor: '9' };
  expect(initialFields(workingAddress(saved), other)).toMatchObject({
    place: { text: 'Rambla 2', lat: -34.9, lng: -56.2 },
    address_type: 'office',
    floor: '9',
  });
  expect(initialFields(null, null).place).toBeNull();
});
