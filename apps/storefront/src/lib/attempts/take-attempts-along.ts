import { browserStorage } from '../session/storage.ts';
import { whoIsHere } from '../session/who-is-here.ts';
import { attemptNames, readSlots } from './attempt.ts';

/**
 * A guest has signed in: what was sent and not answered is the customer's to send again. The market answers its key to
 * the customer as well (decision 53); under a new one it would be done twice.
 * @param guest who was here before ({@link whoIsHere})
 */
export function takeAttemptsAlong(guest: string): void {
  for (const name of attemptNames) {
    const slots = Object.entries(readSlots(name));
    if (!slots.some(([, { who }]) => who === guest)) continue;
    const taken = slots.map(([slot, one]) => [slot, one.who === guest ? { ...one, who: whoIsHere() } : one]);
    browserStorage.write(name, JSON.stringify(Object.fromEntries(taken)));
  }
}
