/**
 * Addresses: what a customer keeps to be delivered to, and the forms that ask for an address or a contact.
 * Owns the address book of the profile; the forms are handed to others by the app (lib/address/address-forms).
 * Does not own choosing a point (location, handed in) nor the address of an order (checkout).
 */
export { AddressBook } from './book/address-book.tsx';
export { addressFormsWith } from './forms/address-forms.tsx';
