/** Words: edit distance for searches, whether a text can be stored, and romanisation. */
export { isKeepable } from './is-keepable.ts';
export { romanised } from './romanised.ts';
export { LONGEST_WORD, wordDistance } from './word-distance.ts';
