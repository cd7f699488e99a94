import type { Reply } from '@promenade/contract/calls';
import type { Point } from '../../../lib/session/visit.ts';

export type SavedAddress = Reply<'addresses.list'>['addresses'][number];
export type AddressType = SavedAddress['address_type'];

/** A point with the words for it, as the place picker takes and gives it. */
export interface Place extends Point {
  readonly text: string;
}

export interface PlacePickerProps {
  /** Its text is empty while the words for the point are looked up. */
  readonly value: Place;
  readonly onChange: (place: Place) => void;
}

/** Whom to ask (LOC-14). */
export interface Contact {
  readonly contact_person_name: string;
  readonly contact_person_number: string;
  readonly contact_person_email: string;
}

/** What finds the door beside the address. */
export interface DoorDetails {
  readonly road: string;
  readonly house: string;
  readonly floor: string;
}

/** The address an order goes to (LOC-14). 'Selected Address' is a label of the screen only (readings.md). */
export interface WorkingAddress extends Contact, DoorDetails {
  readonly id: string | null;
  readonly address_type: AddressType | 'Selected Address';
  readonly address_label: string | null;
  readonly address: string;
  readonly lat: number;
  readonly lng: number;
}

export const noDetails: DoorDetails = { road: '', house: '', floor: '' };

export const noContact: Contact = {
  contact_person_name: '',
  contact_person_number: '',
  contact_person_email: '',
};

/** A saved address as the working one; the wire's latitude and longitude become lat and lng (LOC-14). */
export function workingAddress(saved: SavedAddress): WorkingAddress {
  const { latitude, longitude, additional_information: _note, zone_ids: _zones, ...rest } = saved;
  return { ...rest, lat: latitude, lng: longitude, contact_person_email: '' };
}

/** 'Road 12, house 4, floor 2': only what is held. */
export const detailsLine = (
  details: DoorDetails,
  words: (key: keyof DoorDetails, value: string) => string,
): string =>
  (['road', 'house', 'floor'] as const)
    .filter((key) => details[key].trim() !== '')
    .map((key) => words(key, details[key].trim()))
    .join(' · ');
