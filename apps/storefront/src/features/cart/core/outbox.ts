import type { Entry } from './cart-op.ts';

/** Where changes survive a reload: the tab's own storage. */
export interface OutboxStore {
  readonly read: () => string | null;
  readonly write: (text: string | null) => void;
}

/** The unanswered changes of an earlier page of this tab; none if they cannot be read. */
export function readOutbox(store: OutboxStore): Entry[] {
  try {
    const entries: unknown = JSON.parse(store.read() ?? '[]');
    return Array.isArray(entries) ? (entries as Entry[]) : [];
  } catch {
    return [];
  }
}

/** Stores the unanswered changes. */
export function writeOutbox(store: OutboxStore, entries: readonly Entry[]): void {
  store.write(entries.length > 0 ? JSON.stringify(entries) : null);
}
