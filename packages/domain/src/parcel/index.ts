/** Parcels (CHK-10): what carrying one costs, between which places, who pays it and when, and what cancelling does. */
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
