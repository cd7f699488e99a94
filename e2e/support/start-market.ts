import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { constants, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('serve-market.ts', import.meta.url));

/** Resolves with the address in the program's first line of output; rejects if it ends before. */
export function waitForUrl(child: ChildProcess): Promise<string> {
  const { stdout } = child;
  if (!stdout) throw new Error('The market has no output.');
  const last: string[] = [];
  return new Promise((resolve, reject) => {
    // Read to the end: a full pipe would block the market. A fault is reported by the test that it fails.
    const lines = createInterface({ input: stdout });
    lines.on('line', (line) => {
      const url = /^serving (http\S+)$/.exec(line)?.[1];
      if (url) resolve(url);
      if (/"level":[56]0/.test(line)) process.stderr.write(`${line}\n`);
      last.push(line);
      if (last.length > 20) last.shift();
    });
    lines.on('close', () => reject(new Error(`The market ended before it served:\n${last.join('\n')}`)));
  });
}

/** Writes a file that is whole as soon as it is there. */
async function writeWhole(path: string, text: string): Promise<void> {
  await writeFile(`${path}.new`, text);
  await rename(`${path}.new`, path);
}

function endRun(error: Error): void {
  process.stderr.write(`${error.message}\n`);
  // As Ctrl-C does: without the market every test would wait for it in vain.
  process.kill(process.pid, 'SIGINT');
}

/** A process, and what it starts from now on, gives way to all that is not told so. */
export function giveWay({ pid }: ChildProcess): void {
  if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_LOW);
}

/**
 * Begins to import the demo market into a throwaway database, and serves it; the returned function stops it and cleans
 * up. Tests that need it wait for its address (market.ts): those with markets of their own run meanwhile.
 * @param started is given the market's process, which has not begun anything yet
 */
export async function startMarket(started: (child: ChildProcess) => void): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'promenade-browser-'));
  const child = spawn(process.execPath, [program, folder], { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
  started(child);
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const addressFile = join(folder, 'address');
  process.env['MARKET_ADDRESS_FILE'] = addressFile;
  process.env['OPERATOR_TOKEN_FILE'] = join(folder, 'operator-token');
  const opened = waitForUrl(child)
    .then((url) => writeWhole(addressFile, url))
    .catch(endRun);
  return async () => {
    // Ended in the middle of the import, it would leave its PostgreSQL running.
    await opened;
    child.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
}

/** The market of all tests in a browser. */
export default (): Promise<() => Promise<void>> => startMarket(() => undefined);
