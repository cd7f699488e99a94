/**
 * Rental: vehicles by the hour, the day or the kilometre (RENT-01 to RENT-22).
 * Owns the search and its shape, vehicles, providers, the trip cart and trips. Does not own hearts (wishlist), how a
 * place is chosen (location) or how money is paid (payment): the app hands those in (`RentalSlots`). Pages, their
 * loaders and what opens later are imported from their own files, so that no page carries the others.
 */
export { type RentalSlots, RentalSlotsContext } from './slots.ts';
