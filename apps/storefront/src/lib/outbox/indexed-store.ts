import type { OutboxEntry, OutboxStore } from './entry.ts';

const databaseName = 'promenade';
const storeName = 'outbox';

const answerOf = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

async function open(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  const opening = indexedDB.open(databaseName, 1);
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore(storeName, { keyPath: 'id', autoIncrement: true });
  };
  return (await answerOf(opening)).transaction(storeName, mode).objectStore(storeName);
}

/** The browser's database: what pages and the service worker can both read. */
export const indexedStore: OutboxStore = {
  list: async () => answerOf((await open('readonly')).getAll() as IDBRequest<OutboxEntry[]>),
  put: async (entry) => void (await answerOf((await open('readwrite')).put(entry))),
  remove: async (id) => void (await answerOf((await open('readwrite')).delete(id))),
};
