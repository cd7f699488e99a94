import { addressFormsWith } from '../../features/addresses/index.ts';
import { PlacePicker } from '../../features/location/index.ts';

/** The address forms with the place picker in them, shared by checkout and the address book. */
export const addressForms = addressFormsWith(PlacePicker);
