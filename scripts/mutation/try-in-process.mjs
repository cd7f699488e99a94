// A process of its own: a mutant that never ends ends with it, and the next ones get another. The rules depend on
// nothing else, so a changed file is imported again with whatever imports it, and its tests run here.
import { globSync, readFileSync, statSync } from 'node:fs';
import { registerHooks, stripTypeScriptTypes } from 'node:module';
import { join, resolve as resolvePath } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { isAnyFailing } from './narrow-vitest.mjs';
import { workOnce } from './work-once.mjs';

const root = resolvePath(import.meta.dirname, '../..');
const STAND_INS = {
  vitest: new URL('narrow-vitest.mjs', import.meta.url).href,
  'fast-check': new URL('short-fast-check.mjs', import.meta.url).href,
};
const sources = pathToFileURL(join(root, 'packages')).href;
const stripped = new Map();
let round = 0;
let current;

function sourceOf(path) {
  if (current && path === join(root, current.file)) return stripTypeScriptTypes(current.source);
  const kept = stripped.get(path);
  if (kept !== undefined) return kept;
  const text = stripTypeScriptTypes(readFileSync(path, 'utf8'));
  stripped.set(path, text);
  return text;
}

registerHooks({
  resolve(specifier, context, next) {
    const standIn = context.parentURL?.startsWith(sources) ? STAND_INS[specifier] : undefined;
    if (standIn) return { url: standIn, shortCircuit: true };
    const found = next(specifier, context);
    const isOurs = found.url.startsWith(sources) && found.url.endsWith('.ts');
    return isOurs ? { ...found, url: `${found.url}?round=${round}`, shortCircuit: true } : found;
  },
  load(url, context, next) {
    if (!url.startsWith(sources) || !url.includes('.ts?round=')) return next(url, context);
    return { format: 'module', source: sourceOf(fileURLToPath(url)), shortCircuit: true };
  },
});

/** Whether a test fails, or a test file fails to load. The file that noticed last is run first the next time. */
async function isKilled(testFiles, mutant) {
  round += 1;
  current = mutant;
  for (const file of [...testFiles]) {
    const isFailing = await import(`${pathToFileURL(file).href}?round=${round}`).then(
      isAnyFailing,
      async () => {
        await isAnyFailing();
        return true;
      },
    );
    if (!isFailing) continue;
    testFiles.splice(testFiles.indexOf(file), 1);
    testFiles.unshift(file);
    return true;
  }
  return false;
}

async function tryAll({ room, mutants }) {
  const dir = join(root, room.root);
  const testFiles = room.tests
    .flatMap((pattern) => globSync(pattern, { cwd: dir }))
    .map((file) => join(dir, file))
    .sort((one, other) => statSync(one).size - statSync(other).size);
  if (testFiles.length === 0 || (await isKilled(testFiles, undefined)))
    throw new Error('the tests fail before anything is changed');
  process.send({ ready: true });
  for (const mutant of mutants) process.send({ killed: await isKilled(testFiles, mutant) });
}

workOnce(tryAll);
