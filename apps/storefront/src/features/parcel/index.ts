/**
 * Parcels: what is carried, and sending something from door to door (CHK-10).
 * Owns the home of the module, the form and the module's link in the header. Does not own the order's page (orders),
 * nor how a place is chosen and money is paid: the app hands those in. The app takes the parts by file, so that no page
 * carries the others.
 */
export type { SentParcel } from './send/send-parcel.tsx';
