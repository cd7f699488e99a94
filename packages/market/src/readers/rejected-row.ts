/** One object that was left out although the file as a whole is readable. */
export type RejectedRow = {
  /** From 1, after unpacking; only text files have lines. */
  line?: number;
  /** In OpenStreetMap's notation: 'relation/123'. */
  object?: string;
  /** One English sentence without a full stop, like those of catalogue rows. */
  reason: string;
};

/** Called for every rejected object as it is found; the reader keeps none of them. */
export type OnRejected = (row: RejectedRow) => void;
