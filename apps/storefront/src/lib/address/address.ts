import { separator } from '../format/separator.ts';
import type { Body, Reply } from '@promenade/contract/calls';
import { capabilitiesOf } from '@promenade/domain/modules';
import type { Point } from '../session/visit.ts';

export type SavedAddress = Reply<'addresses.list'>['addresses'][number];
export type AddressType = SavedAddress['address_type'];

/** A point with its address text. */
export interface Place extends Point {
  /** Empty while the address of the point is looked up. */
  readonly text: string;
}

/** Whom to ask (LOC-14). */
export interface Contact {
  readonly contact_person_name: string;
  readonly contact_person_number: string;
  readonly contact_person_email: string;
}

/** The details that lead to the door. */
export interface DoorDetails {
  readonly road: string;
  readonly house: string;
  readonly floor: string;
}

/** The values of an address form (LOC-11). */
export interface AddressFields extends Contact, DoorDetails {
  /** Null until one is chosen. */
  readonly place: Place | null;
  readonly address_type: AddressType;
  readonly address_label: string;
}

export const noDetails: DoorDetails = { road: '', house: '', floor: '' };

export const noContact: Contact = {
  contact_person_name: '',
  contact_person_number: '',
  contact_person_email: '',
};

/** An empty form. */
export const noAddress: AddressFields = {
  ...noContact,
  ...noDetails,
  place: null,
  address_type: 'home',
  address_label: '',
};

/** A saved address as values of the form. */
export function fieldsOf(saved: SavedAddress): AddressFields {
  const { road, house, floor, address_type, address_label, contact_person_name, contact_person_number } =
    saved;
  return {
    ...noContact,
    contact_person_name,
    contact_person_number,
    road,
    house,
    floor,
    address_type,
    address_label: address_label ?? '',
    place: { text: saved.address, lat: saved.latitude, lng: saved.longitude },
  };
}

/** The request that saves it (LOC-15). Only the type `other` has a label. */
export function savedBody(fields: AddressFields): Body<'addresses.add'> {
  const { place, contact_person_email: _email, address_label: label, ...rest } = fields;
  return {
    ...rest,
    address: place?.text ?? '',
    latitude: place?.lat ?? 0,
    longitude: place?.lng ?? 0,
    address_label: rest.address_type === 'other' && label.trim() ? label : null,
    additional_information: '',
  };
}

/** A store's location and module. */
export type StoreZone = Pick<Reply<'catalog.item'>, 'zone_id' | 'module_type'>;

/** LOC-10: with a store's zone, only the addresses inside it, or in any zone if the module delivers to every zone. */
export function inStoreZone(
  addresses: readonly SavedAddress[],
  store: StoreZone | undefined,
): readonly SavedAddress[] {
  if (!store) return addresses;
  const { allZones } = capabilitiesOf(store.module_type);
  return addresses.filter(({ zone_ids }) =>
    allZones ? zone_ids.length > 0 : zone_ids.includes(store.zone_id),
  );
}

/** 'Road 12 · House 4 · Floor 2': only what is known. */
export const detailsLine = (
  details: DoorDetails,
  words: (key: keyof DoorDetails, value: string) => string,
): string =>
  (['road', 'house', 'floor'] as const)
    .filter((key) => details[key].trim() !== '')
    .map((key) => words(key, details[key].trim()))
    .join(separator);
