import { cookieText } from './cookies.ts';
import { browserStorage } from './storage.ts';
import { mirroredNames, type StoredName } from './stored-names.ts';

const listeners = new Set<() => void>();

function notify(): void {
  for (const listener of listeners) listener();
}

/** Reads one stored value; null if absent. */
export const readStored = (name: StoredName): string | null => browserStorage.read(name);

/** Stores a value (null removes it), also in its cookie if the server renders with it. */
export function writeStored(name: StoredName, value: string | null): void {
  browserStorage.write(name, value);
  if (mirroredNames.has(name)) document.cookie = cookieText(name, value, location.protocol === 'https:');
  notify();
}

/** Calls back on every change, of this tab or another. */
export function subscribeStored(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}
