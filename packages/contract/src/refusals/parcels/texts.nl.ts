import type { ParcelTexts } from './statuses.ts';

/** Dutch. */
export const nl: ParcelTexts = {
  refusals: {
    parcel_category_not_found: 'Dit soort pakket wordt hier niet aangenomen.',
    parcel_no_pickup:
      'Daar worden geen pakketten opgehaald: het adres van de afzender ligt buiten alle zones.',
    parcel_no_delivery:
      'Daar worden geen pakketten bezorgd: het adres van de ontvanger ligt buiten alle zones.',
    not_returning: 'Dit pakket is niet op de terugweg.',
    parcel_not_cancelable: 'Het pakket kan niet meer worden geannuleerd.',
    parcels_off: 'Er worden hier nu geen pakketten aangenomen.',
    parcel_same_place:
      'Afzender en ontvanger zijn op dezelfde plek. Kies voor een van beiden een ander adres.',
    receiver_pays_cash: 'De ontvanger betaalt contant aan de deur.',
    return_code_wrong: 'Dit is niet de retourcode. Pogingen over: {count}.',
  },
  notices: {
    parcel_turned_back: 'De koerier brengt het pakket terug. Je retourcode is {code}.',
    parcel_given_up: 'Breng het pakket terug naar de afzender; die heeft de retourcode.',
    parcel_returned: 'Het pakket is terug bij de afzender.',
  },
};
