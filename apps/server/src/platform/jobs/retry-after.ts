const retryAfterMs = [1_000, 5_000, 30_000, 300_000, 3_600_000] as const;

/** The longest pause between two tries of a job, in milliseconds. */
export const LONGEST_RETRY_MS = retryAfterMs[4];

/** How long a job that has failed so many times before rests now, in milliseconds. */
export const retryAfter = (attempts: number): number => retryAfterMs[attempts] ?? LONGEST_RETRY_MS;
