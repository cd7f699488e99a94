/** Parcels (CHK-10): what carrying one costs, between which places, who pays it and when, and what cancelling does. */
export { type ParcelEnds, type ParcelEndsRefusal, PARCEL_LEAST_METRES, decideParcelEnds } from './ends.ts';
export { type CategoryRates, type ParcelBillInput, parcelBill, parcelRates } from './fee.ts';
export {
  type ChargePayer,
  type ParcelPayment,
  type ParcelPaymentRefusal,
  CHARGE_PAYERS,
  cashTakenAt,
  decideParcelPayment,
} from './payer.ts';
export {
  type ParcelCancel,
  type ParcelTurner,
  type ReturningParcel,
  RETURN_CODE_DIGITS,
  decideParcelCancel,
  isReturnCode,
  keepsFee,
  wayBackAt,
} from './return.ts';
