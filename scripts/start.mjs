// npm start: from a fresh clone to an open market. Runs on the machine's own Node; see scripts/setup.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled, SetupProblem } from './setup/installation.mjs';
import { findRuntime } from './setup/runtime.mjs';
import { ensureStorefrontBuilt } from './setup/storefront-build.mjs';

const root = resolve(fileURLToPath(new URL('..', import.meta.url)));

/** How soon an npm that was killed outright is noticed. */
const PARENT_CHECK_MILLISECONDS = 500;

/** 128 plus a signal's number is how shells tell that a signal ended a program. */
const SIGNAL_EXIT_BASE = 128;
const SIGNAL_NUMBERS = { SIGHUP: 1, SIGINT: 2, SIGKILL: 9, SIGTERM: 15 };

function serve() {
  const envFile = existsSync(join(root, '.env')) ? ['--env-file=.env'] : [];
  const args = [...envFile, join('apps', 'server', 'src', 'main.ts'), ...process.argv.slice(2)];
  // The channel closes when we are killed outright: the server takes that as the order to stop.
  const server = spawn(findRuntime(root), args, {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    // On a terminal's Ctrl-C the server has the signal already; a second one changes nothing.
    process.on(signal, () => server.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal));
  }
  stopWithParent(server);
  server.on('exit', (code, signal) => process.exit(code ?? SIGNAL_EXIT_BASE + (SIGNAL_NUMBERS[signal] ?? 0)));
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

try {
  ensureInstalled(root);
  ensureStorefrontBuilt(root);
  serve();
} catch (error) {
  if (!(error instanceof SetupProblem)) throw error;
  console.error(`\n${error.message}\n`);
  process.exitCode = 1;
}
