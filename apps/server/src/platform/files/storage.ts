import { randomUUID } from 'node:crypto';
import { access, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';
import { errorCode } from '../error-code.ts';
import { makeFolder } from './make-folder.ts';

/** Files with this prefix are in a separate folder that is not served. */
export const privateFolder = 'private';

/** The folder of a storage's private files. */
export const privateRoot = (root: string): string => `${root}-private`;

/** Storage of pictures and other files of the market, by name ('items/pizza.webp'). */
export interface Storage {
  readonly put: (name: string, bytes: Uint8Array) => Promise<void>;
  /** The file's bytes; undefined if there is none. */
  readonly find: (name: string) => Promise<Uint8Array | undefined>;
  /** Whether the file exists, without reading it. */
  readonly has: (name: string) => Promise<boolean>;
  /** Deletes a file; one that does not exist counts as deleted. */
  readonly remove: (name: string) => Promise<void>;
  /** The folder behind it, for serving files without reading them into memory. */
  readonly root: string;
}

function pathOf(publicRoot: string, name: string): string {
  const root = name.startsWith(`${privateFolder}/`) ? privateRoot(publicRoot) : publicRoot;
  const path = normalize(join(root, name));
  if (!path.startsWith(normalize(`${root}/`)))
    throw new Error('A stored name must stay below the storage folder.');
  return path;
}

/** Suffix of a file that is being written. */
export const partEnding = '.part';

// A unique name next to the file, since two servers or requests can write the same file at once.
async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const part = `${path}.${randomUUID()}${partEnding}`;
  try {
    await writeFile(part, bytes);
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/** A storage in a folder, local or shared by several servers. Files appear atomically. */
export function folderStorage(root: string): Storage {
  return {
    root,
    put: async (name, bytes) => {
      const path = pathOf(root, name);
      try {
        await writeWhole(path, bytes);
      } catch (error) {
        // The folder nearly always exists; checking each time would cost as much as the write.
        if (errorCode(error) !== 'ENOENT') throw error;
        await makeFolder(dirname(path));
        await writeWhole(path, bytes);
      }
    },
    remove: (name) => rm(pathOf(root, name), { force: true }),
    has: (name) =>
      access(pathOf(root, name)).then(
        () => true,
        () => false,
      ),
    find: async (name) => {
      try {
        return await readFile(pathOf(root, name));
      } catch (error) {
        if (errorCode(error) === 'ENOENT') return undefined;
        throw error;
      }
    },
  };
}
