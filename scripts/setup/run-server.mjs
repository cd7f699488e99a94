import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findRuntime } from './runtime.mjs';

/** How soon an npm that was killed outright is noticed. */
const PARENT_CHECK_MILLISECONDS = 500;

/** 128 plus a signal's number is how shells tell that a signal ended a program. */
const SIGNAL_EXIT_BASE = 128;
const SIGNAL_NUMBERS = { SIGHUP: 1, SIGINT: 2, SIGKILL: 9, SIGTERM: 15 };

/** Whoever is killed says nothing; on a machine without enough memory it is the kernel that does so. */
const KILLED =
  'It was killed from outside (SIGKILL), as machines do that run out of memory. All that was confirmed is kept: give it 1 GB, and start again.';

/**
 * What V8 is told of memory, of which it takes 400 MB on a machine that has much: less room for what was just made, and
 * a look at what is old whenever there are three fifths more of it. And the C library: threads share two heaps (glibc,
 * mallopt(3)). What it saves and costs: docs/performance.md.
 */
const memory = JSON.parse(readFileSync(new URL('memory.json', import.meta.url), 'utf8'));

/** Runs a program below apps/server on its own Node, with `.env` where there is one, and ends with its exit code. */
export function runServer(root, program, programArgs) {
  const envFile = existsSync(join(root, '.env')) ? ['--env-file=.env'] : [];
  const args = [...memory.flags, ...envFile, join('apps', 'server', program), ...programArgs];
  // The channel closes when we are killed outright: the server takes that as the order to stop.
  const server = spawn(findRuntime(root), args, {
    cwd: root,
    env: { ...memory.environment, ...process.env },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    // On a terminal's Ctrl-C the server has the signal already; a second one changes nothing.
    process.on(signal, () => server.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal));
  }
  stopWithParent(server);
  server.on('exit', (code, signal) => {
    if (signal === 'SIGKILL') console.error(`\n${KILLED}\n`);
    process.exit(code ?? SIGNAL_EXIT_BASE + (SIGNAL_NUMBERS[signal] ?? 0));
  });
}

/** An npm that is killed outright says nothing to what it started: only our ancestry shows it. */
function stopWithParent(server) {
  if (!process.env.npm_lifecycle_event) return;
  const ancestry = readAncestry();
  const check = () => {
    if (readAncestry() !== ancestry) server.kill('SIGTERM');
  };
  setInterval(check, PARENT_CHECK_MILLISECONDS).unref();
}

/** Our parent, and where that is npm's shell (some shells stay, some give way to us) the shell's parent. */
function readAncestry() {
  try {
    const stat = readFileSync(`/proc/${process.ppid}/stat`, 'utf8');
    const [, name, grandparent] = /\((.+)\) \S (\d+)/.exec(stat);
    return name.endsWith('sh') ? `${process.ppid} ${grandparent}` : `${process.ppid}`;
  } catch {
    return `${process.ppid}`;
  }
}
