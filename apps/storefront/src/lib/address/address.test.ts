import { describe, expect, test } from 'vitest';
import {
  type AddressFields,
  detailsLine,
  fieldsOf,
  inStoreZone,
  type SavedAddress,
  savedBody,
} from './address.ts';

const saved: SavedAddress = {
  id: '0190a1b2-0000-7000-8000-000000000001',
  address_type: 'other',
  address_label: 'The boat',
  contact_person_name: 'Ana Silva',
  contact_person_number: '+59899123456',
  address: 'Sarandí 500',
  latitude: -34.9,
  longitude: -56.2,
  zone_ids: ['centre', 'old-town'],
  additional_information: '',
  road: 'Sarandí',
  house: '500',
  floor: '',
};

describe('saving an address', () => {
  test('[LOC-15] sends exactly what the specification lists, and no e-mail', () => {
    expect(savedBody(fieldsOf(saved))).toEqual({
      address: 'Sarandí 500',
      address_type: 'other',
      address_label: 'The boat',
      contact_person_name: 'Ana Silva',
      contact_person_number: '+59899123456',
      latitude: -34.9,
      longitude: -56.2,
      additional_information: '',
      house: '500',
      floor: '',
      road: 'Sarandí',
    });
  });

  test('[LOC-11] only the type `other` carries a label, and an empty one is none', () => {
    const fields = fieldsOf(saved);
    const labelOf = (change: Partial<AddressFields>) => savedBody({ ...fields, ...change }).address_label;
    expect(labelOf({ address_type: 'home' })).toBeNull();
    expect(labelOf({ address_label: '  ' })).toBeNull();
    expect(labelOf({})).toBe('The boat');
  });
});

describe('[LOC-10] the store’s zone', () => {
  const elsewhere = { ...saved, id: 'b', zone_ids: ['coast'] };
  const nowhere = { ...saved, id: 'c', zone_ids: [] };
  const all = [saved, elsewhere, nowhere];

  test('leaves the addresses whose zones contain it', () => {
    expect(inStoreZone(all, { zone_id: 'old-town', module_type: 'food' })).toEqual([saved]);
    expect(inStoreZone(all, { zone_id: 'unknown', module_type: 'food' })).toEqual([]);
  });

  test('none given, none left out; nor for a shop, which sends to every zone', () => {
    expect(inStoreZone(all, undefined)).toEqual(all);
    expect(inStoreZone(all, { zone_id: 'old-town', module_type: 'ecommerce' })).toEqual([saved, elsewhere]);
  });
});

test('[LOC-08] the line of the door names only what is held', () => {
  const words = (key: string, value: string) => `${key} ${value}`;
  expect(detailsLine({ road: ' ', house: ' 500 ', floor: '2' }, words)).toBe('house 500\u00a0· floor 2');
  expect(detailsLine({ road: '', house: '', floor: '' }, words)).toBe('');
});
