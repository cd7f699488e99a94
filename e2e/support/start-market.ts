import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('serve-market.ts', import.meta.url));

/** The first line of the program's output that says where it listens, or its end. */
export async function waitForUrl(child: ChildProcess): Promise<string> {
  const lines: string[] = [];
  if (!child.stdout) throw new Error('The market has no output.');
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /^serving (http\S+)$/.exec(line)?.[1];
    if (url) return url;
    lines.push(line);
  }
  throw new Error(`The market ended before it served:\n${lines.slice(-20).join('\n')}`);
}

/** Imports the demo market into a throwaway database and serves it; the answer stops it and clears up. */
export default async function startMarket(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'promenade-browser-'));
  const child = spawn(process.execPath, [program, folder], { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  process.env['MARKET_URL'] = await waitForUrl(child);
  process.env['OPERATOR_TOKEN_FILE'] = join(folder, 'operator-token');
  return async () => {
    child.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
}
