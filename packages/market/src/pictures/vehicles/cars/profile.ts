/** A wheel by its place along the car. */
export type Axles = { rear: number; front: number };

/** A car from the side, in centimetres: the rear at 0, the nose on the right, the ground at 0, up is below 0. */
export type Profile = {
  length: number;
  height: number;
  axles: Axles;
  /** Of a wheel with its tyre. */
  wheel: number;
  rim: 'alloy' | 'steel' | 'sport';
  /** Height of the lower edge between the wheels. */
  sill: number;
  /** Over the car, from the lowest point of the rear to that of the nose. */
  outline: string;
  /** Side windows, each a path of its own. */
  windows: readonly string[];
  /** Where the paint is brightest: a line from rear to nose, open. */
  shoulder: string;
  /** Where doors end. */
  seams: readonly string[];
  handles: readonly (readonly [number, number])[];
  headlight: string;
  taillight: string;
  /** Black plastic around wheels and sill. */
  cladding: boolean;
  mirror: readonly [number, number];
  /** What stands on or in it besides: rails, seats, a bed. Drawn behind the body and before it. */
  behind?: string;
  over?: string;
};
