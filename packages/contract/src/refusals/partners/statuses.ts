/** Refusals of partner applications with their HTTP statuses. */
export const partnerRefusalStatus = {
  application_not_found: 404,
  application_waiting: 409,
  application_decided: 409,
  courier_works_here: 409,
  courier_under_way: 409,
  add_on_not_found: 404,
  choices_elsewhere: 422,
  choice_twice: 422,
  choice_bounds: 422,
  variation_not_made: 422,
  unit_too_dear: 422,
  last_name_required: 422,
  store_name_required: 422,
  minutes_invalid: 422,
  minutes_reversed: 422,
  identity_type_required: 422,
  identity_number_required: 422,
  vehicle_required: 422,
  hours_empty: 422,
  hours_time: 422,
  hours_overlap: 422,
  always_open: 422,
  zone_unknown: 422,
  module_not_here: 422,
  place_required: 422,
  point_outside_zone: 422,
  plan_unknown: 422,
  file_missing: 422,
  document_format: 422,
  document_too_large: 422,
} as const;

/** A refusal of an application. */
export type PartnerRefusalCode = keyof typeof partnerRefusalStatus;

/** Notices of success about applications. */
export type PartnerNoticeCode =
  | 'application_received'
  | 'partner_approved'
  | 'partner_refused'
  | 'item_added'
  | 'item_changed';

/** The texts of one language; the type makes the map complete. */
export interface PartnerTexts {
  readonly refusals: Readonly<Record<PartnerRefusalCode, string>>;
  readonly notices: Readonly<Record<PartnerNoticeCode, string>>;
}
