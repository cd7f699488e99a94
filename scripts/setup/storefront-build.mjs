import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { isWritable, runNpmScript, SetupProblem } from './installation.mjs';

const BUILD = 'apps/storefront/build';

/** All that a build is made of. */
const SOURCES = [
  'apps/storefront',
  'packages/domain',
  'packages/contract',
  'package-lock.json',
  'tsconfig.base.json',
];

/** Made by the build or by tools, or no part of it. */
const NO_SOURCE = /^(node_modules|build|\.react-router|\.vite)$|\.test\.tsx?$/;

/** Builds the storefront, unless this very source was built already. */
export function ensureStorefrontBuilt(root) {
  const stampPath = join(root, BUILD, 'stamp.txt');
  const stamp = sourceHash(root);
  if (existsSync(stampPath) && readFileSync(stampPath, 'utf8') === stamp) return;
  if (!isWritable(join(root, 'apps/storefront'))) {
    throw new SetupProblem(
      `The storefront is not built, and ${root} cannot be written. Run "npm run build" there first.`,
    );
  }
  console.log('Building the storefront (npm run build)');
  rmSync(stampPath, { force: true });
  runNpmScript(root, 'build', 'The storefront could not be built; the reason stands above.');
  writeFileSync(stampPath, stamp);
}

function sourceHash(root) {
  const hash = createHash('sha256');
  for (const path of SOURCES.flatMap((source) => filesBelow(join(root, source))).sort()) {
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
