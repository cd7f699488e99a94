import type { ImportProgress, ImportStep } from '@promenade/market/city';

/** How far an import is. */
export interface LoadProgress {
  /** The current step in a few words; of several concurrent ones, the first. */
  readonly step: string;
  /** Of the whole import, 0 to 1; never falls. */
  readonly fraction: number;
}

type Stage = ImportStep | 'pictures' | 'write';

// Title of each stage and its share of the time, measured on two cores; pictures are drawn concurrently with the stages
// around them.
const STAGES: Record<Stage, { title: string; share: number }> = {
  read: { title: 'Reading the map', share: 0.11 },
  places: { title: 'Finding addresses', share: 0.05 },
  graph: { title: 'Joining the roads', share: 0.02 },
  coast: { title: 'Finding the coast', share: 0.05 },
  tiles: { title: 'Cutting map tiles', share: 0.06 },
  pictures: { title: 'Composing pictures', share: 0.45 },
  write: { title: 'Writing the market', share: 0.26 },
};

const ALL_STAGES = Object.keys(STAGES) as readonly Stage[];

/** The stages that end before anything is written: a dry run's. */
export const READING_STAGES: readonly Stage[] = ['read', 'places', 'graph', 'coast', 'tiles'];

/** How far each stage is. */
export interface Progress {
  readonly city: (progress: ImportProgress) => void;
  readonly at: (stage: Stage, done: number, total: number) => void;
}

/** What tells one run from another. */
export interface Run {
  readonly stages?: readonly Stage[];
  /** How large the map's file is; the demonstrations' tiles when absent. */
  readonly fileBytes?: number;
}

// A large extract is read for longer than all else takes: some 10 MB in a second, which is a tenth of a usual import.
const SHARE_PER_BYTE = 0.01 / 1_000_000;

/** Turns the stages' own counts into one bar; a run of fewer stages ends full all the same. */
export function createProgress(
  report: (progress: LoadProgress) => void,
  { stages = ALL_STAGES, fileBytes = 0 }: Run = {},
): Progress {
  const shareOf = (stage: Stage): number =>
    STAGES[stage].share + (stage === 'read' ? fileBytes * SHARE_PER_BYTE : 0);
  const whole = stages.reduce((sum, stage) => sum + shareOf(stage), 0);
  const parts = new Map<Stage, number>();
  let shown = 0;
  const at = (stage: Stage, done: number, total: number): void => {
    parts.set(stage, total === 0 ? 1 : done / total);
    const sum = [...parts].reduce((total, [key, part]) => total + shareOf(key) * part, 0);
    const under = stages.find((one) => (parts.get(one) ?? 0) < 1) ?? stage;
    shown = Math.max(shown, Math.min(1, Math.round((sum / whole) * 1000) / 1000));
    report({ step: STAGES[under].title, fraction: shown });
  };
  return { city: ({ step, done, total }) => at(step, done, total), at };
}
