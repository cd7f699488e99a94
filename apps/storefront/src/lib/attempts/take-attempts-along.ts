import { browserStorage } from '../session/storage.ts';
import { whoIsHere } from '../session/who-is-here.ts';
import { type Attempt, attemptNames, readSlots } from './attempt.ts';

/** In which other hands an attempt may be. */
export interface Before {
  /** Who was here before ({@link whoIsHere}), without a token. */
  readonly guest: string;
  /** A session has ended in this tab since: whoever signs in now goes on with what it had sent. */
  readonly sessionEnded: boolean;
}

/**
 * Somebody has signed in: what they had sent and was not answered is theirs to send again. The market answers the key
 * of a guest to the customer as well (decision 53), and that of a customer in each of their sessions; under a new one
 * it would be done twice. Should it be another customer, the key is a new one to the market.
 */
export function takeAttemptsAlong({ guest, sessionEnded }: Before): void {
  const isTheirs = ({ who }: Partial<Attempt>): boolean => sessionEnded || who === guest;
  for (const name of attemptNames) {
    const slots = Object.entries(readSlots(name));
    if (!slots.some(([, one]) => isTheirs(one))) continue;
    const taken = slots.map(([slot, one]) => [slot, isTheirs(one) ? { ...one, who: whoIsHere() } : one]);
    browserStorage.write(name, JSON.stringify(Object.fromEntries(taken)));
  }
}
