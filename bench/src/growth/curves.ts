import { type Curve, logarithm } from './chart.ts';

/** What an operation came to at one size. */
export interface Cost {
  readonly medianMs: number;
  /** Processor milliseconds an operation, server and PostgreSQL. */
  readonly cpuMs: number;
}

/** By the operation's name. */
export type Costs = ReadonlyMap<string, Cost>;

/** By size. */
export type Measurements = ReadonlyMap<number, Costs>;

const namesOf = (measured: Measurements): string[] => [...([...measured.values()][0]?.keys() ?? [])];

/** One curve an operation: what the processor does, which survives a busy machine. */
export const curvesOf = (measured: Measurements): Curve[] =>
  namesOf(measured).map((name) => ({
    name,
    points: [...measured].map(([size, costs]) => ({ size, cost: costs.get(name)?.cpuMs ?? 0 })),
  }));

/** A line an operation: its costs, how often that of the smallest size, and whether that is beyond the logarithm. */
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
