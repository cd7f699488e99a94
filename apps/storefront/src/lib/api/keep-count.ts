import { readStored, writeStored } from '../session/browser-store.ts';
import { storedModule } from '../session/stored-module.ts';

const stands = (): string =>
  JSON.stringify([readStored('token'), storedModule()?.id, readStored('cart-list')]);

/**
 * Keeps how many lines a cart holds, for the header. Not if that was told otherwise while they were read, or somebody
 * else is here by now, or in another module: the count in sight is newer then.
 */
export async function keepCount(read: () => Promise<readonly unknown[]>): Promise<void> {
  const before = stands();
  const { length } = await read();
  if (stands() === before) writeStored('cart-list', String(length));
}
