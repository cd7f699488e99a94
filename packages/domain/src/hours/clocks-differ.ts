/** How far the clocks of servers on one database may differ, in milliseconds. */
export const CLOCKS_DIFFER_MS = 60_000;
