/**
 * Parcels: what kinds are carried, for how much, between which doors, and their way back (CHK-10).
 * Owns the kinds; decides what may be placed, and hands it to orders.
 * Does not own how it is paid (checkout), the order itself (orders), nor who moves it along (ops, autopilot).
 */
export type { ParcelCategoryRow } from './parcels.tables.ts';
export { parcelsRoutes } from './parcels.routes.ts';
export { type ParcelInput, placeParcel } from './placing/place-parcel.ts';
export { checkParcelFields } from './placing/check-fields.ts';
export { checkParcelSeen, prepareParcel } from './placing/prepare-parcel.ts';
export { writeParcelCategories } from './write-categories.ts';
