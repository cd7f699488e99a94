/**
 * Addresses: a customer's address book, and the forms for an address or a contact. Owns the address book of the
 * profile; the app passes the forms to other features (lib/address/address-forms). Does not own choosing a point on
 * the map (location, passed in) or the address of an order (checkout).
 */
export { AddressBook } from './book/address-book.tsx';
export { addressFormsWith } from './forms/address-forms.tsx';
