import { Refusal } from '@promenade/contract/client';

/** Whether the server has accepted or refused; an internal error or a lost connection leaves it open. */
export const isAnswer = (error: unknown): error is Refusal => error instanceof Refusal && error.status < 500;

/** Whether the server has refused with this code. */
export const hasCode = (error: unknown, code: string): boolean => isAnswer(error) && error.code === code;

/** Whether it was refused before the key of a write is looked up: for the session, or as one of too many. */
export const isAtTheDoor = (error: unknown): boolean =>
  isAnswer(error) && (error.status === 401 || error.status === 429);
