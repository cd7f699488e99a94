import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SetupProblem } from './installation.mjs';
import { findRuntime } from './runtime.mjs';

/** How soon the end of a killed npm is noticed. */
const PARENT_CHECK_MILLISECONDS = 500;

/** Shells report that a signal ended a program as 128 plus its number. */
const SIGNAL_EXIT_BASE = 128;
const SIGNAL_NUMBERS = { SIGHUP: 1, SIGINT: 2, SIGKILL: 9, SIGTERM: 15 };

/** A killed process reports nothing; without enough memory it is the kernel that kills. */
const KILLED =
  'It was killed from outside (SIGKILL), as machines do that run out of memory. All that was confirmed is kept: give it 1 GB, and start again.';

/**
 * V8's memory flags, since it would use 400 MB on a machine that has much: a smaller young generation, and a
 * collection of the old one whenever it has grown by three fifths. And the C library's: threads share two heaps
 * (glibc, mallopt(3)). Savings and costs: docs/performance.md.
 */
const memory = JSON.parse(readFileSync(new URL('memory.json', import.meta.url), 'utf8'));

/** Runs a program below apps/server on its own Node, with `.env` if there is one, and exits with its exit code. */
export function runServer(root, program, programArgs) {
  const args = [...memory.flags, ...envFileFlags(root), join('apps', 'server', program), ...programArgs];
  // The channel closes if we are killed: the server takes that as the order to stop.
  const server = spawn(findRuntime(root), args, {
    cwd: root,
    env: { ...memory.environment, ...process.env },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    // On Ctrl-C in a terminal the server gets the signal itself; a second one changes nothing.
    process.on(signal, () => server.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal));
  }
  stopWithParent(server);
  server.on('exit', (code, signal) => {
    if (signal === 'SIGKILL') console.error(`\n${KILLED}\n`);
    process.exit(code ?? SIGNAL_EXIT_BASE + (SIGNAL_NUMBERS[signal] ?? 0));
  });
}

/** Node says of one that it may not read that it is not found. */
function envFileFlags(root) {
  const path = join(root, '.env');
  if (!existsSync(path)) return [];
  try {
    readFileSync(path);
  } catch (error) {
    throw new SetupProblem(
      `${path} cannot be read (${error.code}). Make it a file that this account may read.`,
    );
  }
  return ['--env-file=.env'];
}

/** A killed npm sends no signal to its children: only our ancestry shows it. */
function stopWithParent(server) {
  if (!process.env.npm_lifecycle_event) return;
  const ancestry = readAncestry();
  const check = () => {
    if (readAncestry() !== ancestry) server.kill('SIGTERM');
  };
  setInterval(check, PARENT_CHECK_MILLISECONDS).unref();
}

/** Our parent, and if that is npm's shell (some shells stay, others exec) the shell's parent. */
function readAncestry() {
  try {
    const stat = readFileSync(`/proc/${process.ppid}/stat`, 'utf8');
    const [, name, grandparent] = /\((.+)\) \S (\d+)/.exec(stat);
    return name.endsWith('sh') ? `${process.ppid} ${grandparent}` : `${process.ppid}`;
  } catch {
    return `${process.ppid}`;
  }
}
