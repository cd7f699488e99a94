import type { ImportProgress, ImportStep } from '@promenade/market/city';

/** How far an import is. */
export interface LoadProgress {
  /** What is being done, in a few words. */
  readonly step: string;
  /** Of the whole import, 0 to 1; never falls. */
  readonly fraction: number;
}

type Stage = ImportStep | 'pictures' | 'write';

// What each stage is called and its share of the time, measured on two cores.
const STAGES: Record<Stage, { title: string; share: number }> = {
  read: { title: 'Reading the map', share: 0.18 },
  places: { title: 'Finding addresses', share: 0.02 },
  graph: { title: 'Joining the roads', share: 0.08 },
  coast: { title: 'Finding the coast', share: 0.04 },
  tiles: { title: 'Cutting map tiles', share: 0.1 },
  pictures: { title: 'Composing pictures', share: 0.33 },
  write: { title: 'Writing the market', share: 0.25 },
};

const ALL_STAGES = Object.keys(STAGES) as readonly Stage[];

/** The stages that end before anything is written: a dry run's. */
export const READING_STAGES: readonly Stage[] = ['read', 'places', 'graph', 'coast', 'tiles'];

/** How far each stage is. */
export interface Progress {
  readonly city: (progress: ImportProgress) => void;
  readonly at: (stage: Stage, done: number, total: number) => void;
}

/** Turns the stages' own counts into one bar; a run of fewer stages ends full all the same. */
export function createProgress(
  report: (progress: LoadProgress) => void,
  stages: readonly Stage[] = ALL_STAGES,
): Progress {
  const whole = stages.reduce((sum, stage) => sum + STAGES[stage].share, 0);
  const parts = new Map<Stage, number>();
  let shown = 0;
  const at = (stage: Stage, done: number, total: number): void => {
    parts.set(stage, total === 0 ? 1 : done / total);
    const sum = [...parts].reduce((total, [key, part]) => total + STAGES[key].share * part, 0);
    shown = Math.max(shown, Math.min(1, Math.round((sum / whole) * 1000) / 1000));
    report({ step: STAGES[stage].title, fraction: shown });
  };
  return { city: ({ step, done, total }) => at(step, done, total), at };
}
