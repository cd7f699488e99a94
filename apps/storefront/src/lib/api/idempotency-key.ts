import { randomId } from './random-id.ts';

/** The key of one write: whoever sends it again under its key has it done once (decision 3). */
export const newIdempotencyKey = randomId;
