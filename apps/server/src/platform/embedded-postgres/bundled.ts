import {
  chmod,
  copyFile,
  lstat,
  mkdir,
  readdir,
  readFile,
  readlink,
  rename,
  rm,
  symlink,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { geteuid, pid } from 'node:process';
import { type Place, runProgram } from './run.ts';

interface LibraryLink {
  /** The library itself, relative to the package. */
  readonly source: string;
  /** The name it must also answer to, relative to the package. */
  readonly target: string;
}

/** Static libraries and build files: a third of the size, and unused by a running server. */
const NOT_COPIED = /\.a$|^pkgconfig$/;

/**
 * Where a copy may be put; the first folder that works is used. Our data folder can be as unreachable for a lent
 * account as the package is.
 */
function copyFolders(place: Place, dataDir: string): string[] {
  return place.account ? ['/var/lib/promenade', tmpdir()] : [dataDir];
}

/**
 * The folder of the bundled programs, made usable for the account: npm packages contain no symlinks, so missing ones
 * are created; if the package is read-only without them, or unreachable for the account, it is copied once and the copy
 * is used from then on.
 */
export async function bundledFor(place: Place, packageDir: string, dataDir: string): Promise<string> {
  const linked = await makeLinks(packageDir).then(
    () => true,
    () => false,
  );
  const binDir = join(packageDir, 'native', 'bin');
  if (linked && (await canRun(place, binDir))) return binDir;
  for (const folder of copyFolders(place, dataDir)) {
    const copied = await copyInto(folder, packageDir).catch(() => undefined);
    if (!copied) continue;
    if (await canRun(place, join(copied, 'native', 'bin'))) return join(copied, 'native', 'bin');
    await rm(copied, { recursive: true });
  }
  return binDir;
}

async function canRun(place: Place, binDir: string): Promise<boolean> {
  return (await runProgram(place, join(binDir, 'postgres'), ['--version'])).exitCode === 0;
}

/** Copies to a temporary name and renames, so that an incomplete copy is never used. Returns the copy's folder. */
async function copyInto(folder: string, packageDir: string): Promise<string> {
  const { version } = JSON.parse(await readFile(join(packageDir, 'package.json'), 'utf8'));
  const finalDir = join(folder, `postgres-${version}`);
  if (!(await isOurs(finalDir))) {
    const unfinished = `${finalDir}.${pid}`;
    await rm(unfinished, { recursive: true, force: true });
    await copyTree(join(packageDir, 'native'), join(unfinished, 'native'));
    await copyFile(
      join(packageDir, 'native', 'pg-symlinks.json'),
      join(unfinished, 'native', 'pg-symlinks.json'),
    );
    await makeLinks(unfinished);
    await rename(unfinished, finalDir);
  }
  return finalDir;
}

/** A copy in a shared folder that another account could have written is not executed. */
async function isOurs(dir: string): Promise<boolean> {
  const found = await lstat(dir).catch(() => undefined);
  if (!found) return false;
  const writableByOthers = (found.mode & 0o022) !== 0;
  if (found.isDirectory() && found.uid === (geteuid?.() ?? found.uid) && !writableByOthers) return true;
  throw new Error(`${dir} belongs to somebody else`);
}

async function copyTree(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  await chmod(to, 0o755);
  const entries = await readdir(from, { withFileTypes: true });
  for (const entry of entries.filter(({ name }) => !NOT_COPIED.test(name))) {
    const source = join(from, entry.name);
    const target = join(to, entry.name);
    if (entry.isDirectory()) await copyTree(source, target);
    else if (entry.isSymbolicLink()) await symlink(await readlink(source), target);
    else await copyReadable(source, target);
  }
}

async function copyReadable(source: string, target: string): Promise<void> {
  await copyFile(source, target);
  const { mode } = await lstat(source);
  await chmod(target, (mode & 0o100) === 0 ? 0o644 : 0o755);
}

async function makeLinks(packageDir: string): Promise<void> {
  const list = await readFile(join(packageDir, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(list) as LibraryLink[]) {
    const link = join(packageDir, target);
    const present = await lstat(link).then(
      () => true,
      () => false,
    );
    if (!present) await symlink(relative(dirname(link), join(packageDir, source)), link);
  }
}
