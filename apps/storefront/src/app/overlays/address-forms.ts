import { addressFormsWith } from '../../features/addresses/index.ts';
import { PlacePicker } from '../../features/location/index.ts';

/** The forms of an address with the place picker in them: one set for checkout, the address book and what comes. */
export const addressForms = addressFormsWith(PlacePicker);
