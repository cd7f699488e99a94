import { Refusal } from '@promenade/contract/client';

/** Whether the server has accepted or refused; an internal error or a lost connection leaves it open. */
export const isAnswer = (error: unknown): error is Refusal => error instanceof Refusal && error.status < 500;
