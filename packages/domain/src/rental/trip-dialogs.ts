/** What a shopper is asked, or shown, when a vehicle does not simply join the cart (RENT-18). */
export type TripDialog =
  /** Same-provider conflict: yes empties the cart and adds one. */
  | 'same_provider'
  /** 'Do you want to change trip type', Yes and No: yes makes the cart's trip the searched one. */
  | 'trip_type'
  /** Hour difference: add to the trip as it is, or update the cart to the searched duration. */
  | 'hour_difference'
  /** Trip Vehicle List: those not let the new way, which may be taken out. */
  | 'trip_vehicle_list'
  /** Those that are not free for the new time, which may be taken out. */
  | 'remove_and_continue';

const BY_CODE: Readonly<Record<string, TripDialog>> = {
  other_provider: 'same_provider',
  trip_type_differs: 'trip_type',
  trip_duration_differs: 'hour_difference',
};

/**
 * Which dialog a refusal opens; undefined is none: its message is shown (SYS-06). The server's refusals and the
 * decisions made here have the same codes, so that both open the same dialogs.
 * @param listed how many vehicles the refusal names
 */
export function tripDialogOf(code: string, listed = 0): TripDialog | undefined {
  if (listed === 0) return BY_CODE[code];
  return code === 'trip_type_conflict' ? 'trip_vehicle_list' : 'remove_and_continue';
}
