import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { folderStorage } from './storage.ts';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'promenade-storage-'));
});
afterAll(() => rm(root, { recursive: true }));

test('two servers of one folder that write the same file leave one whole file, and nothing beside it', async () => {
  const servers = [folderStorage(root), folderStorage(root)];
  const written = servers.map((_server, index) => new Uint8Array(300_000).fill(index + 1));
  for (let round = 0; round < 10; round += 1) {
    await Promise.all(
      servers.map((server, index) => server.put('w128/a.webp', written[index] as Uint8Array)),
    );
    const found = await servers[0]?.find('w128/a.webp');
    expect(written.some((bytes) => Buffer.compare(bytes, found ?? new Uint8Array()) === 0)).toBe(true);
  }
  expect(await readdir(join(root, 'w128'))).toEqual(['a.webp']);
});
