import { type ChildProcess, spawn } from 'node:child_process';
import { platform } from 'node:os';
import type { Account } from './account.ts';

/** Where a PostgreSQL program runs, and as whom. */
export interface Place {
  /** The folder the program is started in; for the server itself, its cluster. */
  readonly dir: string;
  readonly account: Account | undefined;
}

export interface Outcome {
  /** -1 when the program could not be started at all. */
  readonly exitCode: number;
  readonly output: string;
}

// A foreign LANG must not reach initdb: an unknown one stops it, and messages would change language.
const PLAIN_ENVIRONMENT = { LC_ALL: 'C', LANG: 'C' };

/**
 * The `-D` argument. A lent account often may not walk down to the cluster by its path (a checkout
 * under a home of mode 700), but it may stay in the folder it is started in, which the kernel also
 * offers as /proc/self/cwd.
 */
export function clusterArgument(place: Place): string {
  return place.account && platform() === 'linux' ? '/proc/self/cwd' : place.dir;
}

/** A program that was begun. */
export interface Running {
  readonly child: ChildProcess;
  /** Settles when it has ended, or could not be begun; whoever asks after that is told as well. */
  readonly ended: Promise<void>;
}

/** Starts a program that outlives the signals of our terminal; `logFd` takes all it prints. */
export function startProgram(place: Place, file: string, args: string[], logFd: number): Running {
  const child = spawn(file, args, { ...optionsFor(place), detached: true, stdio: ['ignore', logFd, logFd] });
  // Heard from the beginning: a PostgreSQL that is refused its data ends within milliseconds, and says so only once.
  const ended = new Promise<void>((settle) => {
    child.once('exit', () => settle()).once('error', () => settle());
  });
  return { child, ended };
}

/** Runs a program to its end and keeps what it printed. */
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
