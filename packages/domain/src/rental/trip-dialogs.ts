/** The dialogs of adding a vehicle that needs a confirmation (RENT-18). */
export type TripDialog =
  /** Same-provider conflict: yes empties the cart and adds the vehicle. */
  | 'same_provider'
  /** 'Do you want to change trip type', Yes and No: yes changes the cart's trip to the searched one. */
  | 'trip_type'
  /** Hour difference: keep the cart's duration, or update it to the searched one. */
  | 'hour_difference'
  /** Trip Vehicle List: vehicles without the new rental type, which can be removed. */
  | 'trip_vehicle_list'
  /** Vehicles that are not free at the new time, which can be removed. */
  | 'remove_and_continue';

const BY_CODE: Readonly<Record<string, TripDialog>> = {
  other_provider: 'same_provider',
  trip_type_differs: 'trip_type',
  trip_duration_differs: 'hour_difference',
};

/**
 * The dialog that a refusal opens; undefined if only its message is shown (SYS-06). Refusals of the server and of the
 * rules here have the same codes, so both open the same dialogs.
 * @param listed number of vehicles that the refusal lists
 */
export function tripDialogOf(code: string, listed = 0): TripDialog | undefined {
  if (listed === 0) return BY_CODE[code];
  return code === 'trip_type_conflict' ? 'trip_vehicle_list' : 'remove_and_continue';
}
