/** Words: edit distance for searches, whether a text can be stored and what of it is kept, and romanisation. */
export { isKeepable } from './is-keepable.ts';
export { legible, legibleLine } from './legible.ts';
export { romanised } from './romanised.ts';
export { LONGEST_WORD, wordDistance } from './word-distance.ts';
