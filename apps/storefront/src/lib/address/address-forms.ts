import type { ComponentType } from 'react';
import type { AddressFields, Contact, DoorDetails, Place } from './address.ts';

export interface PlacePickerProps {
  /** Null if none is chosen yet; the map then opens at the shopper's position or the market's default. */
  readonly value: Place | null;
  /** The market need not serve it, such as a trip's destination: its zones are not offered. */
  readonly withoutZones?: boolean;
  readonly onChange: (place: Place) => void;
}

export interface AddressFormProps {
  /** A guest's contact and address stay in the browser; a customer saves an address with a type (LOC-11). */
  readonly form: 'guest' | 'saved';
  readonly initial: AddressFields;
  /** Identifies the form, so that what was typed survives a reload and is restored in this form only. */
  readonly keptAs: string;
  readonly busy: boolean;
  /** `onSaved` clears what was typed. */
  readonly onSave: (fields: AddressFields, onSaved: () => void) => void;
}

export interface ContactFormProps {
  readonly initial: Contact;
  readonly keptAs: string;
  readonly onSave: (contact: Contact) => void;
}

export interface DetailFieldsProps {
  readonly details: DoorDetails;
  readonly onChange: (details: DoorDetails) => void;
}

/**
 * The forms of an address: the feature `addresses` implements them, the app passes them to the features that need an
 * address.
 */
export interface AddressForms {
  readonly Address: ComponentType<AddressFormProps>;
  /** Contact alone (LOC-12). */
  readonly Contact: ComponentType<ContactFormProps>;
  /** 'Street number', 'House number', 'Floor' (LOC-09). */
  readonly Details: ComponentType<DetailFieldsProps>;
}
