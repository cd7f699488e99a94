import { jobKind } from '../../platform/jobs/job-kind.ts';

/** A message that its customer is told of: the id of its conversation, and its number there. */
export interface Telling {
  readonly id: string;
  readonly number: number;
}

/** This room's jobs. */
export const messageJob = {
  /** Notifies the customer of a message, unless it has been read. */
  tell: jobKind<Telling>('messages.tell'),
  /** A demonstration answers the first message of a conversation. */
  answer: jobKind<{ readonly id: string }>('messages.answer'),
} as const;
