import { defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/testing/longest-first.ts';
import { temporaryFolder } from './scripts/testing/temporary-folder.ts';

const isFuzz = process.env['FUZZ_REQUESTS'] !== undefined;

// Workers, and what they start, inherit it.
process.env['TMPDIR'] ??= temporaryFolder();

// A word from one server to another goes by the database: it is there at once, but on a machine that has much else to do.
const patient = { poll: { timeout: 20_000 } };

// A limit ends what hangs, and nothing else: a busy machine takes several times as long. Longer tests have one of their own.
const unhurried = { testTimeout: 120_000, hookTimeout: 120_000 };

// Node reads the sources itself, as it does wherever else they run: rewriting them for each ring that asks for them, and
// each worker's reading of what was rewritten, took two thirds of a worker's start.
const plain = { experimental: { viteModuleRunner: false, nodeLoader: false } };

// One project per ring, in the order a change travels: rules, contract, rooms, screens' pure parts, tooling.
export default defineConfig({
  test: {
    fileParallelism: true,
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    projects: [
      // Pure: nothing that a file leaves behind can reach the next one.
      {
        test: {
          ...unhurried,
          name: 'rules',
          root: 'packages',
          include: ['{domain,market}/src/**/*.test.ts'],
          isolate: false,
          ...plain,
        },
      },
      {
        test: {
          ...unhurried,
          name: 'contract',
          root: 'packages/contract',
          include: ['src/**/*.test.ts'],
          // What rooms remember hangs on the market that a file opens, and goes with it; loading them anew for each took a
          // third of the time.
          isolate: false,
          ...plain,
        },
      },
      {
        test: {
          ...unhurried,
          name: 'rooms',
          root: 'apps/server',
          include: ['src/**/*.test.ts'],
          exclude: isFuzz ? [] : ['src/testing/fuzz/second-worker.test.ts'],
          isolate: false,
          ...plain,
          globalSetup: ['src/testing/global-setup.ts'],
          expect: patient,
        },
      },
      {
        test: {
          ...unhurried,
          name: 'storefront',
          root: 'apps/storefront',
          include: ['{src,build-steps}/**/*.test.{ts,tsx}'],
          expect: patient,
          // A process of its own for each file took four fifths of the time.
          isolate: false,
        },
      },
      {
        test: {
          ...unhurried,
          name: 'model',
          root: 'e2e/model',
          include: ['*.test.ts'],
          ...plain,
          isolate: false,
          globalSetup: ['../../apps/server/src/testing/global-setup.ts'],
        },
      },
      {
        test: {
          ...unhurried,
          name: 'tooling',
          root: 'scripts',
          include: ['*.test.ts', '!(arrow-fixtures)/**/*.test.ts'],
          ...plain,
          isolate: false,
        },
      },
    ],
  },
});
