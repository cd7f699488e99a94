/**
 * Rental: vehicles by the hour, the day or the kilometre (RENT-01 to RENT-22). Owns the search, vehicles, providers,
 * the trip cart and trips. Does not own favourite buttons (wishlist), choosing a place (location) or paying
 * (payment): the app passes those in (`RentalSlots`). Pages, their loaders and what opens later are imported from
 * their own files, so that no page loads the others.
 */
export { type RentalSlots, RentalSlotsContext } from './slots.ts';
