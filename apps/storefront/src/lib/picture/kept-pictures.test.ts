import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubBrowser } from '../api/browser.fixture.ts';

interface Row {
  readonly id: string;
  readonly atMs: number;
}

const stored = new Map<string, Row>();
let isRefused = false;
vi.mock('../outbox/kept-rows.ts', () => ({
  keptRows: () => ({
    list: async () => [...stored.values()],
    put: async (row: Row) => {
      // Storing takes longer than deleting.
      await new Promise((resolve) => setTimeout(resolve, 5));
      if (isRefused) throw new Error('QuotaExceededError');
      stored.set(row.id, row);
    },
    remove: async (id: string) => void stored.delete(id),
  }),
}));

/** A page of a tab: what the module knows by itself is gone with a reload. */
async function openPage() {
  vi.resetModules();
  return import('./kept-pictures.ts');
}

let tab: Map<string, string>;
beforeEach(() => {
  tab = stubBrowser();
  stored.clear();
  isRefused = false;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const dent = new Blob(['dent']);

test('a picture that was chosen is there after a reload, in its tab and under its name alone: it had to be chosen again', async () => {
  const { keepPictures } = await openPage();
  await keepPictures('review a', [dent]);
  const { readPictures } = await openPage();
  expect(await readPictures('review a')).toEqual([dent]);
  expect(await readPictures('review b')).toEqual([]);
  // Another tab.
  tab.clear();
  expect(await readPictures('review a')).toEqual([]);
});

test('one that is removed at once is not kept after all', async () => {
  const { keepPictures, readPictures } = await openPage();
  void keepPictures('review a', [dent]);
  void keepPictures('review a', []);
  expect(await readPictures('review a')).toEqual([]);
  expect(stored.size).toBe(0);
});

test('what a closed tab left behind is deleted after a day', async () => {
  const { keepPictures, readPictures } = await openPage();
  await keepPictures('review a', [dent]);
  tab.clear();
  await readPictures('review b');
  expect(stored.size).toBe(1);
  const [row] = stored.values();
  if (row) stored.set(row.id, { ...row, atMs: row.atMs - 25 * 3_600_000 });
  await readPictures('review b');
  expect(stored.size).toBe(0);
});

test('where the browser stores nothing, nothing is kept, and nothing fails', async () => {
  isRefused = true;
  const { keepPictures, readPictures } = await openPage();
  await keepPictures('review a', [dent]);
  expect(await readPictures('review a')).toEqual([]);
});
