/** The dependencies that can be made to misbehave. */
export const DEPENDENCIES = [
  'payments',
  'sms',
  'mail',
  'push',
  'maps',
  'database',
  'storage',
  'scanner',
] as const;

/** One of {@link DEPENDENCIES}. */
export type Dependency = (typeof DEPENDENCIES)[number];

/** How a dependency misbehaves. Probabilities are between 0 and 1. */
export interface Misbehaviour {
  /** Probability that a call fails at once. */
  readonly fail: number;
  /** Probability that a call is never answered. */
  readonly timeout: number;
  /** Added latency, minimum and maximum. */
  readonly lagMs: readonly [number, number];
  /** Probability that a gateway's webhook is delivered twice. */
  readonly repeat: number;
  /** Probability that a gateway's webhook is delivered after later ones. */
  readonly reorder: number;
}

/** The content of FAULTS (docs/reliability.md). */
export interface FaultPlan {
  readonly seed: number;
  /** The host for which the operator has confirmed that the faults are intended. */
  readonly confirmedFor: string | undefined;
  readonly of: Readonly<Partial<Record<Dependency, Misbehaviour>>>;
}

const wellBehaved: Misbehaviour = { fail: 0, timeout: 0, lagMs: [0, 0], repeat: 0, reorder: 0 };
const longestLagMs = 60_000;
const largestSeed = 4_294_967_295;

const isDependency = (name: string): name is Dependency => (DEPENDENCIES as readonly string[]).includes(name);

function readLag(text: string): Pick<Misbehaviour, 'lagMs'> | undefined {
  const [, least = '', most = least] = /^(\d{1,6})(?:-(\d{1,6}))?$/.exec(text) ?? [];
  const lagMs = [Number(least), Number(most || least)] as const;
  return least === '' || lagMs[0] > lagMs[1] || lagMs[1] > longestLagMs ? undefined : { lagMs };
}

function readChance(kind: string, text: string): Partial<Misbehaviour> | undefined {
  const isShare = /^(0|1|0?\.\d{1,6}|1\.0)$/.test(text);
  return isShare ? { [kind]: Number(text) } : undefined;
}

function readOne(dependency: Dependency, text: string): Partial<Misbehaviour> | undefined {
  const [, kind = '', value = ''] = /^(\w+)=([\d.-]+)$/.exec(text) ?? [];
  if (kind === 'lag') return readLag(value);
  const isOfMessages = kind === 'repeat' || kind === 'reorder';
  if (kind !== 'fail' && kind !== 'timeout' && !(isOfMessages && dependency === 'payments')) return undefined;
  return readChance(kind, value);
}

/** The settings of a dependency, one example each: lag in ms, probabilities from 0 to 1. */
const toldOf = (dependency: Dependency): string =>
  `lag=300-2000, fail=0.2, timeout=0.1${dependency === 'payments' ? ', repeat=0.3, reorder=0.2' : ''}`;

type Read = { readonly plan: FaultPlan } | { readonly wrong: string };

function readDependency(word: string, plan: FaultPlan): Read {
  const [name = '', list = ''] = word.split(/:(.*)/s);
  if (!isDependency(name)) return { wrong: `${name} is none of ${DEPENDENCIES.join(', ')}` };
  let asked = plan.of[name] ?? wellBehaved;
  for (const text of list.split(',')) {
    const one = readOne(name, text);
    if (!one) return { wrong: `${name} cannot be told '${text}', but ${toldOf(name)}` };
    asked = { ...asked, ...one };
  }
  if (asked.fail + asked.timeout > 1 || asked.repeat + asked.reorder > 1)
    return { wrong: `${name}: chances that exclude each other are more than 1 together` };
  return { plan: { ...plan, of: { ...plan.of, [name]: asked } } };
}

function readWord(word: string, plan: FaultPlan): Read {
  const [, seed] = /^seed=(\d{1,10})$/.exec(word) ?? [];
  if (seed !== undefined && Number(seed) <= largestSeed) return { plan: { ...plan, seed: Number(seed) } };
  const [, host] = /^confirm=([\w.-]+)$/.exec(word) ?? [];
  if (host !== undefined) return { plan: { ...plan, confirmedFor: host } };
  return readDependency(word, plan);
}

/** Parses `seed=7 payments:fail=0.2,lag=300-2000 sms:timeout=0.1`; returns what is wrong if it cannot. */
export function readFaults(text: string): Read {
  let plan: FaultPlan = { seed: 1, confirmedFor: undefined, of: {} };
  for (const word of text.trim().split(/\s+/)) {
    const read = readWord(word, plan);
    if ('wrong' in read) return read;
    plan = read.plan;
  }
  return Object.keys(plan.of).length === 0 ? { wrong: 'names nothing that is to misbehave' } : { plan };
}
