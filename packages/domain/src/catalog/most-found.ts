/**
 * Matches of a search are counted and ranked up to here, the more popular ones before others: a word like 'milk' is in
 * a tenth of a catalogue, and nobody turns to its hundredth page. Fewer are the exact count; so many mean 'or more'.
 */
export const MOST_FOUND = 250;
