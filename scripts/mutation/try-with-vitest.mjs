// A process of its own: a mutant that never ends ends with it, and the next ones get another.
import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { BaseSequencer, createVitest } from 'vitest/node';
import { workOnce } from './work-once.mjs';

const root = resolve(import.meta.dirname, '../..');
let current;

/** Vite reads the changed text instead of the file's own. */
const mutation = {
  name: 'mutation',
  enforce: 'pre',
  load(id) {
    return current && id.split('?')[0] === join(root, current.file) ? current.source : undefined;
  },
};

/** The fastest tests fail soonest. */
class SmallestFirst extends BaseSequencer {
  async sort(specifications) {
    const bytesOf = ({ moduleId }) => statSync(moduleId).size;
    return specifications.toSorted((one, other) => bytesOf(one) - bytesOf(other));
  }
}

async function openVitest({ root: dir, tests, globalSetup = [] }) {
  const vitest = await createVitest(
    'test',
    {
      config: false,
      root: join(root, dir),
      include: tests,
      globalSetup,
      watch: false,
      bail: 1,
      isolate: false,
      // A changed file is read again, not taken from a cache.
      fsModuleCache: false,
      sequence: { sequencer: SmallestFirst },
      pool: 'forks',
      maxWorkers: 1,
      fileParallelism: false,
      reporters: [{}],
      testTimeout: 20_000,
      hookTimeout: 30_000,
    },
    { plugins: [mutation] },
  );
  return { vitest, specifications: await vitest.globTestSpecifications() };
}

/** Whether a test fails. */
async function isKilled({ vitest, specifications }, mutant) {
  current = mutant;
  if (mutant) vitest.invalidateFile(join(root, mutant.file));
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications, true);
  if (mutant) vitest.invalidateFile(join(root, mutant.file));
  const failed = testModules.filter((module) => !module.ok());
  return { killed: failed.length > 0 || unhandledErrors.length > 0, modules: testModules.length };
}

async function tryAll({ room, mutants }) {
  const opened = await openVitest(room);
  const unchanged = await isKilled(opened, undefined);
  if (unchanged.killed || unchanged.modules === 0)
    throw new Error('the tests fail before anything is changed');
  process.send({ ready: true });
  for (const mutant of mutants) process.send({ killed: (await isKilled(opened, mutant)).killed });
  await opened.vitest.close();
}

workOnce(tryAll);
