/** Refusals of parcels with their HTTP statuses. A point in no zone has no code here (api.md, rule 12). */
export const parcelRefusalStatus = {
  parcel_category_not_found: 404,
  parcel_no_pickup: 404,
  parcel_no_delivery: 404,
  not_returning: 409,
  parcel_not_cancelable: 409,
  parcels_off: 422,
  parcel_same_place: 422,
  receiver_pays_cash: 422,
  return_code_wrong: 422,
} as const;

/** A refusal of the parcels room. */
export type ParcelRefusalCode = keyof typeof parcelRefusalStatus;

/** Notices of success about parcels. */
export type ParcelNoticeCode = 'parcel_turned_back' | 'parcel_given_up' | 'parcel_returned';

/** The texts of parcels in one language; the type makes the map complete. */
export interface ParcelTexts {
  readonly refusals: Readonly<Record<ParcelRefusalCode, string>>;
  readonly notices: Readonly<Record<ParcelNoticeCode, string>>;
}
