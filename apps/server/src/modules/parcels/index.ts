/**
 * Parcels: which categories are carried, at what fee, between which addresses, and their return (CHK-10). Owns the
 * categories; decides which parcel orders can be placed and hands them to orders. Does not own payment (checkout),
 * the order itself (orders), or who moves it along (ops, autopilot).
 */
export type { ParcelCategoryRow } from './parcels.tables.ts';
export { parcelsRoutes } from './parcels.routes.ts';
export { type ParcelInput, placeParcel } from './placing/place-parcel.ts';
export { checkParcelFields } from './placing/check-fields.ts';
export { checkParcelSeen, prepareParcel } from './placing/prepare-parcel.ts';
export { writeParcelCategories } from './write-categories.ts';
