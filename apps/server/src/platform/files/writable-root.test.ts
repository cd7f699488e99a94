import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { privateRoot } from './storage.ts';
import { refuseUnwritableFiles } from './writable-root.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'promenade-writable-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('the folders of files are made, those for everybody and the private ones', async () => {
  await refuseUnwritableFiles(join(folder, 'data', 'media'));
  expect((await readdir(join(folder, 'data'))).toSorted()).toEqual(['media', 'media-private']);
});

test('what applicants and patients sent is for this account alone: every account of the machine could read it', async () => {
  const media = join(folder, 'new', 'media');
  await refuseUnwritableFiles(media);
  expect(((await stat(privateRoot(media))).mode & 0o777).toString(8)).toBe('700');
});

test('a folder that cannot be made is told of with what to do: the system’s own words stood there alone', async () => {
  const file = join(folder, 'file');
  await writeFile(file, '');
  await expect(refuseUnwritableFiles(join(file, 'media'))).rejects.toThrow(
    /^The folder .*file\/media cannot be written \(ENOTDIR: .*\)\. Let this user write there, or set DATA_DIR/,
  );
});

// Whoever is root may write everywhere.
test.runIf(process.getuid?.() !== 0)(
  'a folder of another user is refused at the start: the market opened, and each picture failed',
  async () => {
    const media = join(folder, 'others', 'media');
    await mkdir(media, { recursive: true });
    await chmod(media, 0o555);
    await expect(refuseUnwritableFiles(media)).rejects.toThrow(/media cannot be written \(EACCES/);
  },
);
