/** Rows in IndexedDB, which outlive the page. */
export interface KeptRows<Row, Key extends IDBValidKey> {
  readonly list: () => Promise<readonly Row[]>;
  /** Adds a row, or replaces the one with its key; returns the key. */
  readonly put: (row: Row) => Promise<Key>;
  readonly remove: (key: Key) => Promise<void>;
}

const answerOf = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

// A full disk is reported only when the transaction commits, after each request has succeeded.
const written = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });

/** A table in a database of its own. Fails if the browser stores nothing (private windows). */
export function keptRows<Row, Key extends IDBValidKey>(
  database: string,
  table: string,
  key: IDBObjectStoreParameters,
): KeptRows<Row, Key> {
  async function within<Result>(
    mode: IDBTransactionMode,
    work: (rows: IDBObjectStore) => IDBRequest<Result>,
  ): Promise<Result> {
    const opening = indexedDB.open(database, 1);
    opening.onupgradeneeded = () => void opening.result.createObjectStore(table, key);
    const opened = await answerOf(opening);
    try {
      const transaction = opened.transaction(table, mode);
      const [answer] = await Promise.all([
        answerOf(work(transaction.objectStore(table))),
        written(transaction),
      ]);
      return answer;
    } finally {
      opened.close();
    }
  }
  return {
    list: () => within('readonly', (rows): IDBRequest<Row[]> => rows.getAll()),
    put: async (row) => (await within('readwrite', (rows) => rows.put(row))) as Key,
    remove: async (one) => void (await within('readwrite', (rows) => rows.delete(one))),
  };
}
