import type { OutboxEntry, OutboxStore } from './entry.ts';
import { keptRows } from './kept-rows.ts';

/** IndexedDB, which both pages and the service worker can read. */
export const indexedStore: OutboxStore = keptRows<OutboxEntry, number>('promenade', 'outbox', {
  keyPath: 'id',
  autoIncrement: true,
});
