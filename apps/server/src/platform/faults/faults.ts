import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Dependency, FaultPlan } from './plan.ts';
import { seededRandom, seedFor } from './seeded.ts';

/** The outcome of one call. */
export interface Fault {
  readonly lagMs: number;
  readonly end: 'none' | 'fail' | 'timeout';
  /** Whether a failing call takes effect before it fails: only its answer is lost. */
  readonly isDone: boolean;
}

/** How a gateway's webhook is delivered. */
export type Arriving = 'once' | 'twice' | 'later';

/** Thrown in place of an answer. */
export class FaultOnPurpose extends Error {
  constructor(dependency: Dependency, end: Fault['end']) {
    super(`${dependency}: ${end} on purpose (FAULTS)`);
    this.name = end === 'timeout' ? 'TimeoutError' : 'FaultOnPurpose';
  }
}

/** Makes dependencies misbehave, by a seed: the same sequence of calls meets the same faults. */
export interface Faults {
  readonly concerns: (dependency: Dependency) => boolean;
  /** The outcome of the next call to a dependency. Each dependency has its own sequence. */
  readonly next: (dependency: Dependency) => Fault;
  /** Applies the next outcome: waits, at most as long as the caller would, and throws if the call fails. */
  readonly before: (dependency: Dependency, patienceMs: number) => Promise<void>;
  /** How the next webhook of a gateway is delivered. */
  readonly arriving: () => Arriving;
}

/** How faults wait and where they are logged. */
export interface FaultSurroundings {
  readonly log: Pick<Logger, 'info'>;
  /** Replaced in tests, which do not wait. */
  readonly wait?: (milliseconds: number) => Promise<unknown>;
}

/** Carries out a plan. Every fault is logged, so that none is taken for a real one. */
export function makeFaults(plan: FaultPlan, { log, wait = pause }: FaultSurroundings): Faults {
  const randoms = new Map<string, () => number>();
  const randomOf = (name: string): (() => number) => {
    const random = randoms.get(name) ?? seededRandom(seedFor(plan.seed, name));
    randoms.set(name, random);
    return random;
  };
  const next: Faults['next'] = (dependency) => {
    const random = randomOf(dependency);
    // Always three random numbers per call, so that changing one probability leaves the faults of other calls alone.
    const [lag, end, done] = [random(), random(), random()];
    const { fail, timeout, lagMs } = plan.of[dependency] ?? { fail: 0, timeout: 0, lagMs: [0, 0] };
    const fault: Fault = {
      lagMs: lagMs[0] + Math.floor(lag * (lagMs[1] - lagMs[0] + 1)),
      end: end < fail ? 'fail' : end < fail + timeout ? 'timeout' : 'none',
      isDone: done < 0.5,
    };
    if (fault.end !== 'none') log.info({ dependency, fault: fault.end }, 'a fault on purpose');
    return fault;
  };
  return {
    concerns: (dependency) => plan.of[dependency] !== undefined,
    next,
    before: async (dependency, patienceMs) => {
      const { lagMs, end } = next(dependency);
      const isTooLate = end === 'timeout' || lagMs >= patienceMs;
      await wait(isTooLate ? patienceMs : lagMs);
      if (isTooLate) throw new FaultOnPurpose(dependency, 'timeout');
      if (end === 'fail') throw new FaultOnPurpose(dependency, 'fail');
    },
    arriving: () => {
      const chance = randomOf('messages of payments')();
      const { repeat, reorder } = plan.of.payments ?? { repeat: 0, reorder: 0 };
      return chance < repeat ? 'twice' : chance < repeat + reorder ? 'later' : 'once';
    },
  };
}
