import type { Talk } from '../talk.ts';

/** A message on its way: it keeps its id until the server has taken it, over a reload too. */
export interface Unsent {
  readonly message_id: string;
  readonly talk: Talk;
  readonly text: string;
  readonly pictures: readonly Blob[];
  readonly order_id?: string | undefined;
  readonly trip_id?: string | undefined;
  /** When it was written (ISO 8601), and in which order. */
  readonly at: string;
  readonly turn: number;
  /** Whose it is: another account's is never sent. */
  readonly token: string;
  /** `waiting` for a connection or its turn; `refused` stays until it is tried again or thrown away. */
  readonly state: 'sending' | 'waiting' | 'refused';
  /** What the server said. */
  readonly refusal?: string | undefined;
}

const database = 'promenade-messages';
const rows = 'unsent';

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(database, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(rows, { keyPath: 'message_id' });
  return settled(request);
}

async function within<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T | undefined> {
  try {
    const opened = await open();
    const done = await settled(work(opened.transaction(rows, mode).objectStore(rows)));
    opened.close();
    return done;
  } catch {
    // A private window may keep nothing: messages are then on their way for as long as the page stands.
    return undefined;
  }
}

/** Where messages on their way outlive the page. */
export const outboxStore = {
  put: (unsent: Unsent): Promise<unknown> => within('readwrite', (store) => store.put(unsent)),
  remove: (messageId: string): Promise<unknown> => within('readwrite', (store) => store.delete(messageId)),
  list: async (): Promise<readonly Unsent[]> =>
    (await within<Unsent[]>('readonly', (store) => store.getAll())) ?? [],
};
