import { readStored, writeStored } from '../session/browser-store.ts';
import { storedModule } from '../session/stored-module.ts';

const stands = (): string =>
  JSON.stringify([readStored('token'), storedModule()?.id, readStored('cart-list')]);

/**
 * Stores the number of lines in a cart, for the header. Not if it was changed while they were read, or if the shopper
 * or the module is another one by now: then the displayed number is newer.
 */
export async function keepCount(read: () => Promise<readonly unknown[]>): Promise<void> {
  const before = stands();
  const { length } = await read();
  if (stands() === before) writeStored('cart-list', String(length));
}
