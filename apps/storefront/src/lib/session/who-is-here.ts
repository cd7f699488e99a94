import { readStored } from './browser-store.ts';

const endLength = 8;

/** The current shopper: the end of the token or guest id, which authenticates nobody. Empty before either exists. */
export const whoIsHere = (): string =>
  (readStored('token') ?? readStored('guest_id') ?? '').slice(-endLength);

/** Whether it is still the same shopper; a guest without an id may have been given one since. */
export const isStillHere = (who: string): boolean =>
  who === whoIsHere() || (who === '' && readStored('token') === null);
