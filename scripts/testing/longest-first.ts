import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The slowest files, with their approximate seconds on two cores. They run first: one that started last would leave
 * the other core idle.
 */
const seconds: Readonly<Record<string, number>> = {
  'contract/writes-once.test.ts': 40,
  'modules/market/market.test.ts': 30,
  'fuzz/fuzz.test.ts': 30,
  'city/city.test.ts': 18,
  'contract/two-shoppers.test.ts': 17,
  'market/astana.test.ts': 16,
  'scripts/cluster.test.ts': 16,
  'scripts/market.test.ts': 15,
  'embedded-postgres/embedded-postgres.test.ts': 14,
  'checkout/checkout.test.ts': 13,
  'contract/hostile-input.test.ts': 12,
  'modules/geo/geo.test.ts': 15,
  'model/kill-points.test.ts': 12,
  'model/cart-model.test.ts': 9,
  'demo/demo.test.ts': 11,
  'scripts/start.test.ts': 8,
  'model/last-units.test.ts': 8,
  'model/bill-agreement.test.ts': 2,
  'market/killed-import.test.ts': 8,
  'market/import.test.ts': 7,
  'market-commands/backup-drill.test.ts': 7,
  'model/unit-overlaps.test.ts': 6,
  'providers/any-answer.test.ts': 5,
  'sign-in/tries.test.ts': 5,
  'resilience/database.test.ts': 5,
  'contract/many-at-once.test.ts': 5,
  'setup/lock.test.ts': 4,
  'contract/who-may.test.ts': 4,
  'contract/refusals-in-words.test.ts': 4,
  'readers/formats.test.ts': 4,
  'races/killed-server.test.ts': 4,
};

/** A test file, of a ring. */
interface Placed {
  readonly moduleId: string;
  readonly project: { readonly name: string };
}

function secondsOf({ moduleId }: Placed): number {
  const known = Object.keys(seconds).find((name) => moduleId.endsWith(name));
  return known === undefined ? 0 : (seconds[known] ?? 0);
}

/** The rooms come last: hundreds of their files are small, and leave no core idle at the end. */
const rings: readonly string[] = ['tooling', 'model', 'rules', 'contract', 'storefront', 'rooms'];

const placeOf = ({ project }: Placed): number => rings.indexOf(project.name);

/**
 * One project after the other, and the slowest files of each first. A worker that continues in another project starts
 * anew and loads all of its code, which takes seconds of processor time.
 */
export function ringByRing<File extends Placed>(files: readonly File[]): File[] {
  return files.toSorted((one, other) => placeOf(one) - placeOf(other) || secondsOf(other) - secondsOf(one));
}

/** Files without a known duration, in the runner's order. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return ringByRing(await super.sort(files));
  }
}
