import type { ComponentType } from 'react';
import type { AddressFields, Contact, DoorDetails, Place } from './address.ts';

export interface PlacePickerProps {
  /** Null: none is chosen yet; the map then opens where the shopper is, or on the market's own place. */
  readonly value: Place | null;
  /** The market need not serve it, such as where a trip leads: its zones are not offered. */
  readonly withoutZones?: boolean;
  readonly onChange: (place: Place) => void;
}

export interface AddressFormProps {
  /** A guest keeps contact and address in the browser; a customer saves an address with a type (LOC-11). */
  readonly form: 'guest' | 'saved';
  readonly initial: AddressFields;
  /** Names the form, so that what was typed outlives a reload and comes back to this form alone. */
  readonly keptAs: string;
  readonly busy: boolean;
  /** `onSaved` forgets what was typed. */
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

/** The forms of an address: the feature `addresses` draws them, the app hands them to whoever asks for an address. */
export interface AddressForms {
  readonly Address: ComponentType<AddressFormProps>;
  /** Contact alone (LOC-12). */
  readonly Contact: ComponentType<ContactFormProps>;
  /** 'Street number', 'House number', 'Floor' (LOC-09). */
  readonly Details: ComponentType<DetailFieldsProps>;
}
