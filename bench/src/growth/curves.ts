import { type Curve, logarithm } from './chart.ts';

/** The costs of an operation at one size. */
export interface Cost {
  readonly medianMs: number;
  /** Processor milliseconds per operation, server and PostgreSQL. */
  readonly cpuMs: number;
}

/** By the operation's name. */
export type Costs = ReadonlyMap<string, Cost>;

/** By size. */
export type Measurements = ReadonlyMap<number, Costs>;

const medianOf = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;

/** The medians of several measurements of the same operations. */
export const medianCosts = (measured: readonly Costs[]): Costs =>
  new Map(
    [...(measured[0]?.keys() ?? [])].map((name) => {
      const costs = measured.flatMap((one) => one.get(name) ?? []);
      const medianMs = medianOf(costs.map((cost) => cost.medianMs));
      return [name, { medianMs, cpuMs: medianOf(costs.map(({ cpuMs }) => cpuMs)) }];
    }),
  );

const namesOf = (measured: Measurements): string[] => [...([...measured.values()][0]?.keys() ?? [])];

/** One curve per operation, of processor time, which is meaningful on a busy machine too. */
export const curvesOf = (measured: Measurements): Curve[] =>
  namesOf(measured).map((name) => ({
    name,
    points: [...measured].map(([size, costs]) => ({ size, cost: costs.get(name)?.cpuMs ?? 0 })),
  }));

/**
 * A line per operation: its costs, as multiples of the smallest size's, what each tenfold adds (the same for each where a
 * cost grows with the logarithm), and whether a multiple is beyond the logarithm's.
 */
export function printCurves(measured: Measurements): void {
  const [smallest = 1] = measured.keys();
  for (const { name, points } of curvesOf(measured)) {
    const first = points[0]?.cost ?? 1;
    const cells = points.map(({ size, cost }) => {
      const median = measured.get(size)?.get(name)?.medianMs;
      return `${size}: ${median?.toFixed(1)} ms, CPU ${cost.toFixed(2)} ms, ×${(cost / first).toFixed(2)}`;
    });
    const added = points.slice(1).map(({ size, cost }, index) => {
      const { size: smaller, cost: before } = points[index] ?? { size: 1, cost: 0 };
      return `${((cost - before) / Math.log10(size / smaller)).toFixed(2)}`;
    });
    const beyond = points.filter(({ size, cost }) => cost / first > logarithm(size, smallest));
    const verdict =
      beyond.length === 0 ? 'kept' : `beyond the logarithm at ${beyond.map(({ size }) => size).join()}`;
    process.stdout.write(
      `${name.padEnd(20)} ${cells.join('  ')}  per tenfold ${added.join(', ')}  ${verdict}\n`,
    );
  }
}
