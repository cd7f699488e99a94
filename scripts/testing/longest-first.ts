import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files that take longest, in about the seconds they take on two cores. They begin first: one that begins last leaves
 * the other core idle for all of its time.
 */
const seconds: Readonly<Record<string, number>> = {
  'modules/market/market.test.ts': 45,
  'fuzz/odd-seeds.test.ts': 25,
  'fuzz/even-seeds.test.ts': 25,
  'graph/montevideo-routes.test.ts': 15,
  'city/city.test.ts': 10,
  'contract/hostile-input.test.ts': 10,
  'embedded-postgres/embedded-postgres.test.ts': 10,
  'geo/geo.test.ts': 9,
  'contract/who-may.test.ts': 12,
  'contract/writes-once.test.ts': 9,
  'scripts/start.test.ts': 7,
  'market/killed-import.test.ts': 6,
  'market/import.test.ts': 6,
  'demo/demo.test.ts': 4,
};

function secondsOf({ moduleId }: TestSpecification): number {
  const known = Object.keys(seconds).find((name) => moduleId.endsWith(name));
  return known === undefined ? 0 : (seconds[known] ?? 0);
}

/** Runs the longest test files first, whatever project they are in; the others as the runner would. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(files);
    return usual.toSorted((one, other) => secondsOf(other) - secondsOf(one));
  }
}
