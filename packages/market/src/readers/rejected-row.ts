/** One object that was left out although the file as a whole is readable. */
export type RejectedRow = {
  /** From 1, after unpacking; only text files have lines. */
  line?: number;
  /** As OpenStreetMap names it: 'relation/123'. */
  object?: string;
  /** One English sentence without a full stop, as the catalogue's rows have it. */
  reason: string;
};

/** Told of every rejected object as it is met; the reader keeps none of them. */
export type OnRejected = (row: RejectedRow) => void;
