import type { OutboxEntry, OutboxStore } from './entry.ts';
import { keptRows } from './kept-rows.ts';

/** The browser's database: what pages and the service worker can both read. */
export const indexedStore: OutboxStore = keptRows<OutboxEntry, number>('promenade', 'outbox', {
  keyPath: 'id',
  autoIncrement: true,
});
