import {
  type AddressFields,
  type AddressType,
  type Contact,
  type DoorDetails,
  fieldsOf,
  noAddress,
  type SavedAddress,
} from '../../../lib/address/address.ts';

/** The address an order goes to (LOC-14). 'Selected Address' is a label of the screen only (readings.md). */
export interface WorkingAddress extends Contact, DoorDetails {
  readonly id: string | null;
  readonly address_type: AddressType | 'Selected Address';
  readonly address_label: string | null;
  readonly address: string;
  readonly lat: number;
  readonly lng: number;
}

/** A saved address as the working one; the API's latitude and longitude become lat and lng (LOC-14). */
export function workingAddress(saved: SavedAddress): WorkingAddress {
  const { latitude, longitude, additional_information: _note, zone_ids: _zones, ...rest } = saved;
  return { ...rest, lat: latitude, lng: longitude, contact_person_email: '' };
}

/** The working address as values of a form; a label of the screen becomes the type 'other'. */
export function workingFields(working: WorkingAddress): AddressFields {
  const { contact_person_name, contact_person_number, contact_person_email, road, house, floor } = working;
  return {
    contact_person_name,
    contact_person_number,
    contact_person_email,
    road,
    house,
    floor,
    place: { text: working.address, lat: working.lat, lng: working.lng },
    address_type: working.address_type === 'Selected Address' ? 'other' : working.address_type,
    address_label: working.address_label ?? '',
  };
}

/** A new address starts with the order's, and its contact; a saved one as it is. */
export function initialFields(working: WorkingAddress | null, saved: SavedAddress | null): AddressFields {
  if (saved) return fieldsOf(saved);
  if (!working) return noAddress;
  const { place, contact_person_name, contact_person_number } = workingFields(working);
  return { ...noAddress, place, contact_person_name, contact_person_number };
}
