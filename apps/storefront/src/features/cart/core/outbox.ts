import type { Entry } from './cart-op.ts';

/** Where changes wait out a reload: the tab's own storage. */
export interface OutboxStore {
  readonly read: () => string | null;
  readonly write: (text: string | null) => void;
}

/** What an earlier page of this tab had not heard the answer of. What cannot be read is nothing. */
export function readOutbox(store: OutboxStore): Entry[] {
  try {
    const entries: unknown = JSON.parse(store.read() ?? '[]');
    return Array.isArray(entries) ? (entries as Entry[]) : [];
  } catch {
    return [];
  }
}

/** Keeps what is on its way. */
export function writeOutbox(store: OutboxStore, entries: readonly Entry[]): void {
  store.write(entries.length > 0 ? JSON.stringify(entries) : null);
}
