import type { PartnerTexts } from './statuses.ts';

/** English. */
export const en: PartnerTexts = {
  refusals: {
    application_not_found: 'There is no application with this reference.',
    application_waiting: 'An application with this email address is already waiting for an answer.',
    application_decided: 'This application has already been decided the other way.',
    courier_works_here:
      'A courier with this phone works here already: {name}. If it is the same person, give courier {id} a new token (POST ops/tokens), and refuse this application.',
    courier_under_way:
      'Orders still with {name}: {count}. Give them to another courier, or wait until they have arrived.',
    add_on_not_found: 'This store has no such add-on.',
    choices_elsewhere: 'Items of this module do not have options of this kind.',
    choice_twice: '‘{name}’ appears twice.',
    choice_bounds: '‘{name}’: the minimum and maximum do not fit the number of values.',
    variation_not_made: '‘{name}’ is not a combination of one option of each choice.',
    unit_too_dear: 'With all its options, one unit costs more than {amount}.',
    last_name_required: 'Last name is required',
    store_name_required: 'Enter a name.',
    minutes_invalid: 'Enter minutes from 1 to 240.',
    minutes_reversed: 'The longest time is shorter than the shortest.',
    identity_type_required: 'Choose the type of your identity document.',
    identity_number_required: 'Enter the number of your identity document, at least 4 characters.',
    vehicle_required: 'Choose your vehicle.',
    hours_empty: 'Enter opening hours for at least one day.',
    hours_time: '{day}: enter times such as 09:00.',
    hours_overlap: '{day}: these hours overlap others.',
    always_open: 'This store is always open and has no opening hours.',
    zone_unknown: 'Choose one of the zones.',
    module_not_here: 'Choose something that is offered in this zone.',
    place_required: 'Give the location: its latitude and longitude.',
    point_outside_zone: 'This place is {distance} km outside {zone}. Move the pin, or choose another zone.',
    plan_unknown: 'Choose one of the plans.',
    file_missing: 'A file is missing.',
    document_format: 'A document is a PDF, or a jpg, png, jpeg or gif picture.',
    document_too_large: 'The document is larger than 2 MB.',
  },
  notices: {
    application_received: 'Your application has arrived. The answer comes by email.',
    partner_approved: 'The application is approved.',
    partner_refused: 'The application is refused, and the applicant is told why.',
    item_added: 'The item is on sale.',
    item_changed: 'The item has been updated.',
  },
};
