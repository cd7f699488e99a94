import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyFile, keepZipped, unzipped } from './kept-files.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kept-files-'));
});
afterAll(() => rm(folder, { recursive: true }));

const sumOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

test('a picture that was deleted meanwhile is left out, and the backup goes on', async () => {
  const copies = Array.from({ length: 200 }, (_, at) =>
    copyFile(join(folder, `gone-${at}`), join(folder, 'copies', String(at), 'picture'), 'picture'),
  );
  expect(new Set(await Promise.all(copies))).toEqual(new Set([undefined]));
});

test('a picture arrives as it is, with its length and checksum', async () => {
  const bytes = randomBytes(200_000);
  const [from, to] = [join(folder, 'picture'), join(folder, 'media', 'picture')];
  await writeFile(from, bytes);
  const kept = { path: 'media/picture', bytes: bytes.length, sha256: sumOf(bytes) };
  expect(await copyFile(from, to, kept.path)).toEqual(kept);
  expect(await readFile(to)).toEqual(bytes);
});

const read = async (path: string): Promise<string> => {
  const parts: Buffer[] = [];
  await pipeline(...unzipped(folder, { path }), async (source: AsyncIterable<Buffer>) => {
    for await (const part of source) parts.push(part);
  });
  return Buffer.concat(parts).toString();
};

test('rows come back as they were kept', async () => {
  const file = await keepZipped(folder, 'tables/orders.gz', () => Readable.from(['1\tAna\n', '2\tBea\n']));
  const written = await readFile(join(folder, file.path));
  expect([file.bytes, file.sha256]).toEqual([written.length, sumOf(written)]);
  expect(await read(file.path)).toBe('1\tAna\n2\tBea\n');
});

test('rows that cannot be read are a refusal, not the end of the program', async () => {
  await expect(read('tables/nothing.gz')).rejects.toThrow('ENOENT');
  await writeFile(join(folder, 'cut.gz'), (await readFile(join(folder, 'tables/orders.gz'))).subarray(0, 20));
  await expect(read('cut.gz')).rejects.toThrow('unexpected end');
});
