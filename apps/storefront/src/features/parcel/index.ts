/**
 * Parcels: parcel categories, and sending a parcel from door to door (CHK-10).
 * Owns the home page of the module, the form and the module's link in the header. Does not own the order page (orders),
 * choosing a place or paying: the app passes those in. The app imports the parts by file, so that no page loads the others.
 */
export type { SentParcel } from './send/send-parcel.tsx';
