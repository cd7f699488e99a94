// Shorter fields are not counted: their end is always in sight.
const leastCounted = 100;
const nearShare = 0.9;

/** Whether a field is full enough for its count to be of interest. */
export const isNearEnd = (length: number, maximum: number): boolean =>
  maximum >= leastCounted && length >= maximum * nearShare;

export interface Insertion {
  /** The characters in the field, and those selected, which the insertion replaces. */
  readonly length: number;
  readonly selected: number;
  readonly inserted: number;
}

/** How many characters of an insertion do not fit; the browser drops them silently. */
export const leftOutOf = ({ length, selected, inserted }: Insertion, maximum: number): number =>
  Math.max(0, Math.min(inserted, length - selected + inserted - maximum));
