import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { platform } from 'node:os';
import type { Account } from './account.ts';

/** The working directory of a PostgreSQL program, and its account. */
export interface Place {
  /** The program's working directory; for the server itself, its cluster. */
  readonly dir: string;
  readonly account: Account | undefined;
}

export interface Outcome {
  /** -1 if the program could not be started. */
  readonly exitCode: number;
  readonly output: string;
}

// The user's LANG must not reach initdb: an unknown locale stops it, and messages would be in another language.
const PLAIN_ENVIRONMENT = { LC_ALL: 'C', LANG: 'C' };

/**
 * The `-D` argument. A lent account often cannot reach the cluster by its path (a checkout in a home folder of mode
 * 700), but it can stay in its working directory, which the kernel also exposes as /proc/self/cwd.
 */
export function clusterArgument(place: Place): string {
  return place.account && platform() === 'linux' ? '/proc/self/cwd' : place.dir;
}

/** A started program. */
export interface Running {
  readonly child: ChildProcess;
  /** Resolves when the program has ended or could not be started, also if awaited later. */
  readonly ended: Promise<void>;
}

/** Starts a program that ignores the signals of our terminal; its output goes to `logFd`. */
export function startProgram(place: Place, file: string, args: string[], logFd: number): Running {
  const child = spawn(file, args, { ...optionsFor(place), detached: true, stdio: ['ignore', logFd, logFd] });
  // Listens from the beginning: a PostgreSQL that cannot use its data ends within milliseconds, and the event is
  // emitted once.
  const ended = new Promise<void>((settle) => {
    child.once('exit', () => settle()).once('error', () => settle());
  });
  return { child, ended };
}

/**
 * A program, and what it starts from now on, no longer interrupts whoever wakes it (Linux's `SCHED_BATCH`, decision 59). Elsewhere,
 * and where `chrt` (util-linux, BusyBox) is missing or forbidden, nothing changes.
 */
export function letOthersFinish({ child }: Pick<Running, 'child'>): void {
  if (platform() !== 'linux' || child.pid === undefined) return;
  execFile('chrt', ['-b', '-p', '0', String(child.pid)], () => undefined);
}

/** Runs a program to its end and captures its output. */
export function runProgram(place: Place, file: string, args: string[]): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(file, args, { ...optionsFor(place), stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => resolve({ exitCode: -1, output: error.message }));
    child.on('close', (exitCode) => resolve({ exitCode: exitCode ?? -1, output }));
  });
}

function optionsFor(place: Place) {
  return { cwd: place.dir, env: PLAIN_ENVIRONMENT, windowsHide: true, ...place.account };
}
