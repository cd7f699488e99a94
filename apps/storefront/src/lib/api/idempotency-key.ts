import { randomId } from './random-id.ts';

/** The idempotency key of a write: repeated under its key, it is done once (decision 3). */
export const newIdempotencyKey = randomId;
