import { expect, type Page } from '@playwright/test';

/** How many forms have pictures kept in this browser. */
async function countKept(): Promise<number> {
  const name = 'promenade-pictures';
  // Opening it would create it, without its table.
  if (!(await indexedDB.databases()).some((one) => one.name === name)) return 0;
  const answerOf = <Result>(request: IDBRequest<Result>): Promise<Result> =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const opened = await answerOf(indexedDB.open(name));
  try {
    return await answerOf(opened.transaction('pictures').objectStore('pictures').count());
  } finally {
    opened.close();
  }
}

/** Waits until the pictures that were chosen in a form outlive a reload: the browser stores them a moment after it shows them. */
export const waitForKeptPictures = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(countKept)).toBe(1);
