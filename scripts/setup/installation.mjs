// Runs on the machine's own Node (18 or later) before anything is installed: no dependencies, no TypeScript.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { withLock } from './lock.mjs';

const OLDEST_NODE_MAJOR = 18;
const OLDEST_NPM_MAJOR = 9;

/** A problem that the person at the terminal can fix. */
export class SetupProblem extends Error {}

/** Installs what package-lock.json names, unless exactly that is installed already. */
export function ensureInstalled(root) {
  checkNode();
  if (isInstalled(root)) return;
  const npm = npmCommand();
  checkNpm(npm);
  if (!isWritable(root)) {
    throw new SetupProblem(
      `The dependencies are not installed, and ${root} cannot be written. Run "npm ci" there as a user who may.`,
    );
  }
  withLock(root, () => {
    if (isInstalled(root)) return;
    console.log('Installing dependencies (npm ci)');
    // Its warnings are about packages that want a newer Node, which is among what is installed.
    const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error', ...cacheOption(npm, root)];
    try {
      run(npm, args, root, 'The dependencies could not be installed; npm says why above.');
    } finally {
      rmSync(join(root, OWN_CACHE), { recursive: true, force: true });
    }
  });
}

/** npm's cache if it has none; deleted at the end of the installation. */
const OWN_CACHE = '.npm-cache';

/** npm fails if it cannot write its cache, as in the home of a service's account: it gets a temporary one. */
function cacheOption(npm, root) {
  const { stdout } = spawnSync(npm.file, [...npm.args, 'config', 'get', 'cache'], {
    cwd: root,
    encoding: 'utf8',
    shell: npm.shell,
  });
  const cache = (stdout ?? '').trim();
  if (cache === '' || isWritableFolder(nearestExisting(join(cache, '_cacache')))) return [];
  return [`--cache=${OWN_CACHE}`];
}

const isWritableFolder = (path) => statSync(path).isDirectory() && isWritable(path);

function nearestExisting(path) {
  return existsSync(path) || dirname(path) === path ? path : nearestExisting(dirname(path));
}

/**
 * Runs an npm script of the package in a folder; its output, hundreds of lines of a build, is only shown if it fails.
 * The build is always a production build, even if a test or a tool sets NODE_ENV otherwise.
 */
export function runNpmScript(folder, name, sentence) {
  const env = { ...process.env, NODE_ENV: 'production' };
  run(npmCommand(), ['run', '--silent', name], folder, sentence, { env, stdio: ['inherit', 'pipe', 'pipe'] });
}

/** Whether this account may create files in a folder. */
export function isWritable(dir) {
  try {
    accessSync(dir, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * npm records what it installed in node_modules/.package-lock.json, only at the end: if that agrees with
 * package-lock.json there is nothing to do.
 */
export function isInstalled(root) {
  const wanted = readPackages(join(root, 'package-lock.json'));
  const present = readPackages(join(root, 'node_modules', '.package-lock.json'));
  if (!wanted || !present) return false;
  return Object.entries(wanted)
    .filter(([path, entry]) => path.startsWith('node_modules/') && isForThisMachine(entry))
    .every(([path, entry]) => {
      const found = present[path];
      // Optional without a platform: a dependency of another platform's package.
      if (!found) return entry.optional === true && !entry.os;
      return (
        found.version === entry.version && found.integrity === entry.integrity && existsSync(join(root, path))
      );
    });
}

// Another libc is another platform, but npm's lists rarely name it: the bundled programs need glibc.
function isForThisMachine({ os, cpu, libc }) {
  const matches = (list, own) => !list || list.includes(own);
  return matches(os, process.platform) && matches(cpu, process.arch) && !(libc && !libc.includes('glibc'));
}

function readPackages(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

function checkNode() {
  if (Number(process.versions.node.split('.')[0]) >= OLDEST_NODE_MAJOR) return;
  throw new SetupProblem(
    `This is Node ${process.versions.node}; Promenade needs ${OLDEST_NODE_MAJOR} or later to install ` +
      'itself (it then brings the one it runs on). Get a newer one at https://nodejs.org.',
  );
}

function checkNpm(npm) {
  const { stdout } = spawnSync(npm.file, [...npm.args, '--version'], { encoding: 'utf8', shell: npm.shell });
  const version = (stdout ?? '').trim();
  if (Number(version.split('.')[0]) >= OLDEST_NPM_MAJOR) return;
  const found = version ? `This is npm ${version}` : 'There is no npm here';
  throw new SetupProblem(
    `${found}; Promenade needs ${OLDEST_NPM_MAJOR} or later. Run: npm install --global npm@11`,
  );
}

/** The npm that started us; or the one on PATH, which on Windows is a script. */
function npmCommand() {
  const own = process.env.npm_execpath;
  if (own?.endsWith('.js')) return { file: process.execPath, args: [own], shell: false };
  return { file: 'npm', args: [], shell: process.platform === 'win32' };
}

function run(npm, args, cwd, sentence, told = { stdio: 'inherit' }) {
  const options = { cwd, shell: npm.shell, maxBuffer: Number.POSITIVE_INFINITY, ...told };
  const { status, stdout, stderr } = spawnSync(npm.file, [...npm.args, ...args], options);
  if (status === 0) return;
  for (const words of [stdout, stderr]) process.stderr.write(words ?? '');
  throw new SetupProblem(sentence);
}
