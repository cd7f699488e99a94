/** Servers of one database need not agree to the second: by so much their clocks may differ. */
export const CLOCKS_DIFFER_MS = 60_000;
