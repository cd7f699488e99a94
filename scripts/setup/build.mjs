import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { isWritable, runNpmScript, SetupProblem } from './installation.mjs';
import { withLock } from './lock.mjs';

/** The outputs of a build, and its inputs. */
const PARTS = [
  {
    name: 'storefront',
    sources: [
      'apps/storefront',
      'languages',
      'scripts/building',
      'packages/domain',
      'packages/contract',
      'package-lock.json',
      'tsconfig.base.json',
    ],
  },
  {
    name: 'server',
    sources: [
      'apps/server/src',
      'apps/server/build-steps',
      'scripts/building',
      'packages/domain',
      'packages/contract',
      'packages/market/src',
      'package-lock.json',
    ],
  },
];

/** Created by a build or by tools, or not an input of one. */
const NO_SOURCE = /^(node_modules|\.setup-lock|build|\.react-router|\.vite)$|\.(test|fixture)\.tsx?$/;

/** Builds the storefront and the server, unless exactly this source was built already. */
export function ensureBuilt(root) {
  for (const part of PARTS) ensurePartBuilt(root, part);
}

/** Vite does not treat the first three as part of a path, and decodes the last one as an escape. */
const NOT_IN_PATHS = /[#?*%]/;

function refusePath(root) {
  const [sign] = NOT_IN_PATHS.exec(root) ?? [];
  if (sign === undefined) return;
  throw new SetupProblem(
    `Nothing can be built in ${root}: its path has a ${sign} in it. Move the folder, and start again.`,
  );
}

function ensurePartBuilt(root, { name, sources }) {
  const workspace = join('apps', name);
  const stampPath = join(root, workspace, 'build', 'stamp.txt');
  const stamp = sourceHash(root, sources);
  const isBuilt = () => existsSync(stampPath) && readFileSync(stampPath, 'utf8') === stamp;
  if (isBuilt()) return;
  if (!isWritable(join(root, workspace))) {
    throw new SetupProblem(
      `The ${name} is not built, and ${root} cannot be written. Run "npm run build" there first.`,
    );
  }
  refusePath(root);
  withLock(join(root, workspace), () => {
    if (isBuilt()) return;
    console.log(`Building the ${name} (npm run build -w @promenade/${name})`);
    rmSync(stampPath, { force: true });
    runNpmScript(join(root, workspace), 'build', `The ${name} could not be built; the reason stands above.`);
    writeFileSync(stampPath, stamp);
  });
}

function sourceHash(root, sources) {
  const hash = createHash('sha256');
  for (const path of sources.flatMap((source) => filesBelow(join(root, source))).sort()) {
    hash.update(`${relative(root, path)}\n`).update(readFileSync(path));
  }
  return hash.digest('hex');
}

function filesBelow(path) {
  if (!existsSync(path)) return [];
  if (path.endsWith('.json')) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => !NO_SOURCE.test(name))
    .flatMap((entry) =>
      entry.isDirectory() ? filesBelow(join(path, entry.name)) : [join(path, entry.name)],
    );
}
