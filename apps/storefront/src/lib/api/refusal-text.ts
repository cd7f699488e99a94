import { Refusal } from '@promenade/contract/client';

/** What to say of a failure in one sentence. */
export const refusalText = (error: unknown, fallback: string): string =>
  (error instanceof Refusal && error.message) || fallback;
