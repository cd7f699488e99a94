// Replaces vitest while mutants are tried: collects tests and runs them in this process, in a hundredth of the time
// that a worker per mutant takes.
import { expect } from '../../node_modules/vitest/dist/index.js';

export { expect };

let collected = [];

const spread = (cases, run) => cases.map((one) => () => run(...(Array.isArray(one) ? one : [one])));

/** Notes a test. */
export function test(_name, run) {
  collected.push(run);
}
test.each = (cases) => (_name, run) => collected.push(...spread(cases, run));

/** Collects the tests of a group. */
export function describe(_name, run) {
  run();
}
describe.each = (cases) => (_name, run) => {
  for (const one of spread(cases, run)) one();
};

/** Whether one of the tests collected since the last call fails. */
export async function isAnyFailing() {
  const tests = collected;
  collected = [];
  for (const run of tests) {
    try {
      await run();
    } catch {
      return true;
    }
  }
  return false;
}
