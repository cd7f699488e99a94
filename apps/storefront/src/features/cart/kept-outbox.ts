import { randomId } from '../../lib/api/random-id.ts';
import { browserStorage, tabStorage } from '../../lib/session/storage.ts';
import type { Entry } from './core/cart-op.ts';
import { type OutboxStore, readOutbox } from './core/outbox.ts';

/** In the tab's own storage: what a reload continues with. */
const tabName = 'cart-outbox';
/** In the browser's storage: what remains when a tab is closed, one copy for each open page. */
const leftBeginning = 'cart-outbox-';

const ownName = leftBeginning + randomId();

/** An open page holds the lock of its copy; without the Web Locks API (plain http), a copy could not be claimed. */
function holdOwn(): boolean {
  if (!navigator.locks) return false;
  navigator.locks.request(ownName, () => new Promise(() => undefined)).catch(() => undefined);
  return true;
}

/** Where this page's changes survive a reload, and the closing of the tab. */
export function keptOutbox(): OutboxStore {
  const isHeld = holdOwn();
  return {
    read: () => tabStorage.read(tabName),
    write: (text) => {
      tabStorage.write(tabName, text);
      if (isHeld) browserStorage.write(ownName, text);
    },
  };
}

/** Whether this page is the one to report the outcome of a change: the first that asks, for as long as it is open. */
export function claimTelling(key: string): Promise<boolean> {
  return new Promise((resolve) => {
    if (!navigator.locks) return resolve(true);
    const hold = (lock: Lock | null) => {
      resolve(lock !== null);
      return lock ? new Promise(() => undefined) : undefined;
    };
    navigator.locks.request(`cart-told-${key}`, { ifAvailable: true }, hold).catch(() => resolve(true));
  });
}

function leftNames(): string[] {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith(leftBeginning) && name !== ownName);
  } catch {
    return [];
  }
}

/** Whether changes of another page wait: the cart must be loaded to send them. */
export const hasLeftChanges = (): boolean => tabStorage.read(tabName) !== null || leftNames().length > 0;

/**
 * Takes over the changes of closed pages. Two tabs may take the same ones: every change has its key, and happens once
 * however often it is sent (decision 3).
 */
export async function takeLeft(): Promise<Entry[]> {
  const { held = [] } = (await navigator.locks?.query().catch(() => undefined)) ?? {};
  const alive = new Set(held.map(({ name }) => name));
  return leftNames()
    .filter((name) => navigator.locks && !alive.has(name))
    .flatMap((name) => {
      const entries = readOutbox({ read: () => browserStorage.read(name), write: () => undefined });
      browserStorage.write(name, null);
      return entries;
    });
}
