import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Ctx } from '../context.ts';
import { removePartialFiles } from './remove-partial-files.ts';
import { folderStorage, privateRoot } from './storage.ts';

const dayMs = 24 * 60 * 60 * 1000;

let home: string;
let root: string;
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'promenade-parts-'));
  root = join(home, 'media');
});
afterAll(() => rm(home, { recursive: true }));

const forgetAt = (now: number) =>
  removePartialFiles({ storage: folderStorage(root), clock: { now: () => now } } as unknown as Ctx);

test('of a file that a killed server was writing nothing stays longer than a day; whole files do', async () => {
  const storage = folderStorage(root);
  await storage.put('w128/a.webp', new Uint8Array(10));
  await storage.put('private/papers/a.pdf', new Uint8Array(10));
  await writeFile(join(root, 'w128', 'b.webp.7d9f.part'), 'half');
  await writeFile(join(privateRoot(root), 'private', 'papers', 'b.pdf.7d9f.part'), 'half');
  const files = async () => (await readdir(home, { recursive: true })).filter((name) => /a\.|b\./.test(name));
  await forgetAt(Date.now() + dayMs / 2);
  expect(await files()).toHaveLength(4);
  await forgetAt(Date.now() + dayMs + 60_000);
  expect((await files()).toSorted()).toEqual([
    join('media-private', 'private', 'papers', 'a.pdf'),
    join('media', 'w128', 'a.webp'),
  ]);
});

test('a market that keeps no files yet has nothing to forget', async () => {
  await rm(root, { recursive: true });
  await rm(privateRoot(root), { recursive: true });
  await mkdir(root);
  await expect(forgetAt(Date.now())).resolves.toBeUndefined();
});
