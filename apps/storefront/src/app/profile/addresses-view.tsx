import { AddressBook } from '../../features/addresses/index.ts';
import { addressForms } from '../overlays/address-forms.ts';

export function AddressesView() {
  return <AddressBook forms={addressForms} />;
}
