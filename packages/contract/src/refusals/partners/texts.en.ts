import type { PartnerTexts } from './statuses.ts';

/** English. */
export const en: PartnerTexts = {
  refusals: {
    application_not_found: 'There is no application with this reference.',
    application_waiting: 'An application with this email address is already waiting for an answer.',
    application_decided: 'This application was answered the other way before.',
    courier_works_here:
      'A courier with this phone works here already: {name}. If it is the same person, give courier {id} a new token (POST ops/tokens), and refuse this application.',
    courier_under_way:
      'Orders still with {name}: {count}. Give them to another courier, or wait until they have arrived.',
    add_on_not_found: 'This store has no such extra.',
    choices_elsewhere: 'Items of this module are not chosen in this way.',
    choice_twice: '‘{name}’ is there twice.',
    choice_bounds: '‘{name}’: the minimum and maximum do not fit the number of values.',
    variation_not_made: '‘{name}’ is not made of one option of each question.',
    unit_too_dear: 'With all its options, one of these costs more than {amount}.',
    last_name_required: 'Last name is required',
    store_name_required: 'Say what it is called.',
    minutes_invalid: 'Give minutes from 1 to 240.',
    minutes_reversed: 'The longest time is shorter than the shortest.',
    identity_type_required: 'Choose the kind of your identity document.',
    identity_number_required: 'Give the number of your identity document, 4 characters at least.',
    vehicle_required: 'Choose what you ride.',
    hours_empty: 'Say when you are open, on one day at least.',
    hours_time: '{day}: give times such as 09:00.',
    hours_overlap: '{day}: these hours overlap others.',
    always_open: 'This store is always open: it keeps no hours.',
    zone_unknown: 'Choose one of the zones.',
    module_not_here: 'Choose something that is offered in this zone.',
    place_required: 'Show where it is: the latitude and longitude of the place.',
    point_outside_zone: 'This place is {distance} km outside {zone}. Move the pin, or choose another zone.',
    plan_unknown: 'Choose one of the plans.',
    file_missing: 'A file is missing here.',
    document_format: 'A document is a PDF, or a jpg, png, jpeg or gif picture.',
    document_too_large: 'The document is larger than 2 MB.',
  },
  notices: {
    application_received: 'Your application has arrived. The answer comes by email.',
    partner_approved: 'The application is approved.',
    partner_refused: 'The application is refused, and the applicant is told why.',
    item_added: 'The item is on sale.',
    item_changed: 'The item is changed.',
  },
};
