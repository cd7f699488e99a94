/** Words: how far a typed one is from one that was meant. */
export { LONGEST_WORD, type WordDistance, wordDistance } from './word-distance.ts';
