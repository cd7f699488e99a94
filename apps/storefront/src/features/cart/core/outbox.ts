import type { CartOp, Entry } from './cart-op.ts';

/** Where changes survive a reload: the tab's own storage. */
export interface OutboxStore {
  readonly read: () => string | null;
  readonly write: (text: string | null) => void;
}

/** What a change needs to be shown and sent. */
function isOp(op: unknown): op is CartOp {
  const { kind, pending, body, parkedId, guestId } = (op ?? {}) as Record<string, unknown>;
  const { line, lineId } = (pending ?? {}) as Record<string, unknown>;
  const { id, item } = (line ?? {}) as Record<string, unknown>;
  if (kind === 'add' || kind === 'update') return typeof id === 'string' && !!item && !!body;
  if (kind === 'remove') return typeof lineId === 'string';
  return (
    (kind === 'restore' && typeof parkedId === 'string') || (kind === 'take' && typeof guestId === 'string')
  );
}

/** Another version of this program may have left something else, which could be neither shown nor sent. */
function isEntry(value: unknown): value is Entry {
  const { key, moduleId, op } = (value ?? {}) as Record<string, unknown>;
  return typeof key === 'string' && typeof moduleId === 'string' && isOp(op);
}

/** The unanswered changes of an earlier page of this tab; none if they cannot be read. */
export function readOutbox(store: OutboxStore): Entry[] {
  try {
    const entries: unknown = JSON.parse(store.read() ?? '[]');
    return Array.isArray(entries) ? entries.filter(isEntry) : [];
  } catch {
    return [];
  }
}

// The market repeats its answer to a key for 48 hours (decision 3): half of that leaves no doubt. And nobody expects a
// cart to be changed, or replaced, by what was pressed days ago.
const longestMs = 24 * 3_600_000;

/** Whether a change is too old to be sent. */
export const isLapsed = ({ madeAtMs }: Entry, nowMs: number): boolean =>
  madeAtMs !== undefined && nowMs - madeAtMs > longestMs;

/** Stores the unanswered changes. */
export function writeOutbox(store: OutboxStore, entries: readonly Entry[]): void {
  store.write(entries.length > 0 ? JSON.stringify(entries) : null);
}
