import { execFile } from 'node:child_process';
import { readdir, readFile, readlink } from 'node:fs/promises';
import { platform } from 'node:os';
import { kill } from 'node:process';

/** The 22nd field of /proc/<pid>/stat (clock ticks from boot to start), counted after the name's ')'. */
const START_TICKS_AFTER_NAME = 19;

/**
 * When a process was started, in the system's own format: distinguishes two processes that had the same id. Empty if
 * there is no such process.
 */
export async function birthOf(pid: number): Promise<string> {
  if (!Number.isInteger(pid) || pid <= 0) return '';
  if (platform() === 'linux') return linuxBirthOf(pid);
  if (platform() === 'win32') return isAlive(pid) ? 'alive' : '';
  return (await output('ps', ['-o', 'lstart=', '-p', String(pid)])).replaceAll(/\s+/g, '-');
}

async function linuxBirthOf(pid: number): Promise<string> {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  const isZombie = fields[0] === 'Z';
  const bootId = await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => '');
  const ticks = fields[START_TICKS_AFTER_NAME];
  return ticks === undefined || isZombie ? '' : `${ticks}@${bootId.trim()}`;
}

/**
 * Process ids of the PostgreSQL programs that run in a cluster, by their working directory, which a postmaster never
 * leaves.
 */
export async function postgresProcessesIn(clusterDir: string, suspect: number): Promise<number[]> {
  if (platform() !== 'linux') return (await looksLikePostgres(suspect)) ? [suspect] : [];
  const pids = (await readdir('/proc')).map(Number).filter(Number.isInteger);
  const folders = await Promise.all(pids.map((pid) => readlink(`/proc/${pid}/cwd`).catch(() => '')));
  const inCluster = pids.filter((_, index) => folders[index] === clusterDir);
  const names = await Promise.all(
    inCluster.map((pid) => readFile(`/proc/${pid}/comm`, 'utf8').catch(() => '')),
  );
  return inCluster.filter((_, index) => names[index]?.startsWith('postgres'));
}

async function looksLikePostgres(pid: number): Promise<boolean> {
  if (platform() === 'win32') {
    return (await output('tasklist', ['/FI', `PID eq ${pid}`])).includes('postgres');
  }
  return (await output('ps', ['-o', 'comm=', '-p', String(pid)])).includes('postgres');
}

function isAlive(pid: number): boolean {
  try {
    return kill(pid, 0);
  } catch {
    return false;
  }
}

function output(file: string, args: string[]): Promise<string> {
  return new Promise((resolve) => {
    execFile(file, args, (_error, stdout) => resolve(stdout.trim()));
  });
}
