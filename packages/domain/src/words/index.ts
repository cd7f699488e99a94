/** Words: how far a typed one is from one that was meant, whether one can be kept, and how it is written in Latin letters. */
export { isKeepable } from './is-keepable.ts';
export { romanised } from './romanised.ts';
export { LONGEST_WORD, wordDistance } from './word-distance.ts';
