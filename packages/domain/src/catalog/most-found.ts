/**
 * Maximum number of search matches that are counted and ranked, the more popular ones first: a word like 'milk' is in a
 * tenth of a catalogue, and nobody opens the hundredth page. A smaller count is exact; this one means 'or more'.
 */
export const MOST_FOUND = 250;
