/**
 * Location: where the shopper wants things brought.
 * Owns the header's picker, the landing search, the map dialog and choosing a place with its zones;
 * what is chosen is kept by lib/session. Does not own the address of an order (checkout).
 * Through this door goes what other features are handed; the shell and the landing page take their parts by file,
 * so that no page carries the others.
 */
export { PlacePicker } from './picker/place-picker.tsx';
