import { readStored } from './browser-store.ts';

const endLength = 8;

/** Whose it is what this browser keeps now: the end of the token or guest id, which opens nothing. Empty before either. */
export const whoIsHere = (): string =>
  (readStored('token') ?? readStored('guest_id') ?? '').slice(-endLength);

/** Whether it is still they who were here; a guest who had no id yet may have been given one. */
export const isStillHere = (who: string): boolean =>
  who === whoIsHere() || (who === '' && readStored('token') === null);
