/**
 * Location: where the shopper wants the delivery. Owns the header's picker, the landing search, the map dialog, and
 * choosing a place with its zones; lib/session stores the choice. Does not own the address of an order (checkout).
 * This file exports what other features need; the shell and the landing page import their parts by file, so that no
 * page loads the others.
 */
export { PlacePicker } from './picker/place-picker.tsx';
