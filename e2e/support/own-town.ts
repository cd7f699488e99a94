import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { type Town, townAsOsmXml } from '@promenade/server/modules/market/testing/made-up-town.fixture.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** A separate market, opened as an operator would open it. */
export interface OwnTown {
  readonly url: string;
  readonly close: () => Promise<void>;
}

function run(program: string, args: readonly string[], dataDir: string): ChildProcess {
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    PORT: '0',
    HOST: 'localhost',
    LOG_LEVEL: 'warn',
  };
  return spawn(process.execPath, [join(root, 'apps/server', program), ...args], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
}

async function waitForUrl(server: ChildProcess): Promise<string> {
  if (!server.stdout) throw new Error('The market has no output.');
  for await (const line of createInterface({ input: server.stdout })) {
    const url = /is open at (http\S+)$/.exec(line)?.[1];
    if (url) return url;
  }
  throw new Error('The market ended before it was open.');
}

/**
 * Writes a town's map extract, imports it with the program behind `npm run market -- import`, and starts the market.
 */
export async function openOwnTown(town: Town): Promise<OwnTown> {
  const folder = await mkdtemp(join(tmpdir(), 'promenade-town-'));
  await writeFile(join(folder, 'town.osm'), townAsOsmXml(town));
  const dataDir = join(folder, 'data');
  const menus = join(root, 'packages/market/catalogue');
  // The menus are priced in pesos; at 40 to the euro a pizza is 8.
  const args = ['import', join(folder, 'town.osm'), '--catalogue', menus, '--scale-prices', '0.025'];
  const importing = run('src/market-cli.ts', args, dataDir);
  importing.stdout?.resume();
  const [exitCode] = await once(importing, 'exit');
  if (exitCode !== 0) throw new Error(`The import ended with ${exitCode}.`);
  const server = run('build/main.js', [], dataDir);
  const ended = once(server, 'exit');
  const url = await waitForUrl(server);
  return {
    url,
    close: async () => {
      server.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
