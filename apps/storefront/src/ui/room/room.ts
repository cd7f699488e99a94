// Shorter fields are not counted: nobody comes near the end of a name unawares.
const leastCounted = 100;
const nearShare = 0.9;

/** Whether so much of a field is filled that its count is worth a look. */
export const isNearEnd = (length: number, maximum: number): boolean =>
  maximum >= leastCounted && length >= maximum * nearShare;

export interface Insertion {
  /** Characters in the field, and those of them that are selected: the insertion takes their place. */
  readonly length: number;
  readonly selected: number;
  readonly inserted: number;
}

/** How many characters of an insertion do not fit; the browser leaves them out without a word. */
export const leftOutOf = ({ length, selected, inserted }: Insertion, maximum: number): number =>
  Math.max(0, Math.min(inserted, length - selected + inserted - maximum));
