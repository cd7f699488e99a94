/**
 * Location: where the shopper wants things brought.
 * Owns the header's picker, the landing search, the map dialog and choosing a place with its zones;
 * what is chosen is kept by lib/session. Does not own the address of an order (checkout).
 */
export type { Place } from './choosing/place.ts';
export { LocationButton } from './header/location-button.tsx';
export { LandingPage } from './landing/landing-page.tsx';
export { MapDialog } from './picker/map-dialog.tsx';
export { PlacePicker, type PlacePickerProps } from './picker/place-picker.tsx';
