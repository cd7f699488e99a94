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

/** By file of tests: when it last noticed a change. */
const noticedAt = new Map();
let turn = 0;

/** What noticed the last changes notices the next one beside them; of the others, the fastest tests fail soonest. */
class LikeliestFirst extends BaseSequencer {
  async sort(specifications) {
    const bytesOf = ({ moduleId }) => statSync(moduleId).size;
    const lately = ({ moduleId }) => noticedAt.get(moduleId) ?? 0;
    return specifications.toSorted(
      (one, other) => lately(other) - lately(one) || bytesOf(one) - bytesOf(other),
    );
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
      sequence: { sequencer: LikeliestFirst },
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
  turn += 1;
  for (const { moduleId } of failed) noticedAt.set(moduleId, turn);
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
