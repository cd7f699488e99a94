import { type Client, Refusal } from '@promenade/contract/client';
import { call } from '../../../lib/api/browser-client.ts';

type Settle = (isConfirmed: boolean) => void;

let waiting: readonly Settle[] = [];
const listeners = new Set<() => void>();

function setWaiting(next: readonly Settle[]): void {
  waiting = next;
  for (const listener of listeners) listener();
}

/** Whether a call waits for the customer to confirm who they are. */
export const isAsked = (): boolean => waiting.length > 0;

/** Subscribes the dialog that asks. */
export function subscribeAsked(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The customer has confirmed it, or closed the question. */
export function settleAsked(isConfirmed: boolean): void {
  const settled = waiting;
  setWaiting([]);
  for (const settle of settled) settle(isConfirmed);
}

const ask = (): Promise<boolean> =>
  listeners.size === 0 ? Promise.resolve(false) : new Promise((resolve) => setWaiting([...waiting, resolve]));

/**
 * Calls what changes how the account is opened. If the sign-in is too long ago for it, asks the customer to confirm
 * who they are, and calls again; nothing that was entered is lost. Closing the question is the refusal.
 */
export const confirmedCall: Client = async (id, input) => {
  try {
    return await call(id, input);
  } catch (error) {
    const isRefused = error instanceof Refusal && error.code === 'reauthentication_required';
    if (!isRefused || !(await ask())) throw error;
    return call(id, input);
  }
};
