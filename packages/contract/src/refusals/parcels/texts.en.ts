import type { ParcelTexts } from './statuses.ts';

/** English. */
export const en: ParcelTexts = {
  refusals: {
    parcel_category_not_found: 'This kind of parcel is not accepted here.',
    parcel_no_pickup: 'Parcels are not collected there: the sender’s address is outside every zone.',
    parcel_no_delivery: 'Parcels are not delivered there: the receiver’s address is outside every zone.',
    not_returning: 'This parcel is not on its way back.',
    parcel_not_cancelable: 'The parcel can no longer be cancelled.',
    parcels_off: 'No parcels are accepted here at the moment.',
    parcel_same_place: 'Sender and receiver are at the same place. Choose another address for one of them.',
    receiver_pays_cash: 'The receiver pays in cash at the door.',
    return_code_wrong: 'This is not the return code. Tries left: {count}.',
  },
  notices: {
    parcel_turned_back: 'The courier is bringing the parcel back. Your return code is {code}.',
    parcel_given_up: 'Bring the parcel back to its sender, who has the return code.',
    parcel_returned: 'The parcel is back with its sender.',
  },
};
