/** Parcels (CHK-10): their fee, the places they are carried between, who pays and when, and returns. */
export { decideParcelEnds } from './ends.ts';
export { parcelBill, parcelRates } from './fee.ts';
export {
  type ChargePayer,
  CHARGE_PAYERS,
  cashTakenAt,
  decideParcelPayment,
} from './payer.ts';
export {
  type ParcelTurner,
  RETURN_CODE_DIGITS,
  decideParcelCancel,
  keepsFee,
  wayBackAt,
} from './return.ts';
