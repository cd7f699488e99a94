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

const namesOf = (measured: Measurements): string[] => [...([...measured.values()][0]?.keys() ?? [])];

/** One curve per operation, of processor time, which is meaningful on a busy machine too. */
export const curvesOf = (measured: Measurements): Curve[] =>
  namesOf(measured).map((name) => ({
    name,
    points: [...measured].map(([size, costs]) => ({ size, cost: costs.get(name)?.cpuMs ?? 0 })),
  }));

/** A line per operation: its costs, as multiples of the smallest size's, and whether they are beyond the logarithm. */
export function printCurves(measured: Measurements): void {
  const [smallest = 1] = measured.keys();
  for (const { name, points } of curvesOf(measured)) {
    const first = points[0]?.cost ?? 1;
    const cells = points.map(({ size, cost }) => {
      const median = measured.get(size)?.get(name)?.medianMs;
      return `${size}: ${median?.toFixed(1)} ms, CPU ${cost.toFixed(2)} ms, ×${(cost / first).toFixed(2)}`;
    });
    const beyond = points.filter(({ size, cost }) => cost / first > logarithm(size, smallest));
    const verdict =
      beyond.length === 0 ? 'kept' : `beyond the logarithm at ${beyond.map(({ size }) => size).join()}`;
    process.stdout.write(`${name.padEnd(20)} ${cells.join('  ')}  ${verdict}\n`);
  }
}
