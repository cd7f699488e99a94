/** Words: how far a typed one is from one that was meant, and whether one can be kept. */
export { isKeepable } from './is-keepable.ts';
export { LONGEST_WORD, type WordDistance, wordDistance } from './word-distance.ts';
