// First strong isolate … pop directional isolate (Unicode UAX #9).
const begin = '\u2068';
const end = '\u2069';

/** Keeps a price, time or name in its own direction inside a sentence, where no `<bdi>` is possible. */
export const isolate = (text: string): string => `${begin}${text}${end}`;

// Left-to-right isolate.
const beginLtr = '\u2066';

/**
 * Keeps a phone number or an address of digits and punctuation left to right: it has no strong direction of its own.
 */
export const isolateLtr = (text: string): string => `${beginLtr}${text}${end}`;
