import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip, type Gunzip } from 'node:zlib';
import { errorCode } from '../error-code.ts';
import { BackupProblem } from './backup-problem.ts';
import type { KeptFile } from './manifest.ts';

// A backup contains everybody's orders: only its owner may read it.
const ownersAlone = 0o600;
const ownersFolder = 0o700;

/** Counts and hashes the bytes that pass through. */
function measure(): { readonly through: Transform; readonly taken: () => Omit<KeptFile, 'path'> } {
  const hash = createHash('sha256');
  let bytes = 0;
  const through = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  return { through, taken: () => ({ bytes, sha256: hash.digest('hex') }) };
}

async function fileAt(path: string) {
  await mkdir(dirname(path), { recursive: true, mode: ownersFolder });
  // Flushed to disk before it counts as written.
  return createWriteStream(path, { mode: ownersAlone, flush: true });
}

/** Writes a stream to a path in the folder, gzipped. */
export async function keepZipped(folder: string, path: string, open: () => Readable): Promise<KeptFile> {
  const { through, taken } = measure();
  const target = await fileAt(join(folder, path));
  await pipeline(open(), createGzip({ level: 5 }), through, target);
  return { path, ...taken() };
}

/** The uncompressed content of a gzipped file, as the first stages of a pipeline. */
export function unzipped(folder: string, { path }: Pick<KeptFile, 'path'>): [Readable, Gunzip] {
  return [createReadStream(join(folder, path)), createGunzip()];
}

/** Copies a file; undefined if it has been deleted meanwhile. */
export async function copyFile(from: string, to: string, path: string): Promise<KeptFile | undefined> {
  const { through, taken } = measure();
  const target = await fileAt(to);
  try {
    // Opened here, where its failure is awaited: opened before the folder is made, its error event would have no
    // listener and end the process.
    await pipeline(createReadStream(from), through, target);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
  return { path, ...taken() };
}

/** Relative paths of all files below a folder; none if the folder does not exist. */
export async function listFiles(root: string): Promise<string[]> {
  const found = await readdir(root, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
      return [];
    },
  );
  return found
    .filter((one) => one.isFile() && !one.name.endsWith('.part'))
    .map((one) => join(one.parentPath, one.name).slice(root.length + 1))
    .sort();
}

/** @throws BackupProblem if the file is not the one that was written */
export async function checkFile(folder: string, { path, bytes, sha256 }: KeptFile): Promise<void> {
  const { through, taken } = measure();
  const problem = new BackupProblem(`${folder} is damaged: ${path} is missing or not what was written.`);
  await pipeline(createReadStream(join(folder, path)), through, async function* empty(source) {
    for await (const _chunk of source) yield* [];
  }).catch(() => {
    throw problem;
  });
  const found = taken();
  if (found.bytes !== bytes || found.sha256 !== sha256) throw problem;
}
