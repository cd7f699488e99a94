import type { Vehicle } from './rate.ts';

/** What is said of every vehicle, in this order (RENT-03). */
const facts = ['seats', 'type', 'ac', 'gearbox', 'fuel'] as const;

/** One of {@link facts}. */
export type Fact = (typeof facts)[number];

// What has no cabin has no air to condition.
const withoutCabin: ReadonlySet<string> = new Set([
  'bicycle',
  'cargo-bike',
  'e-bike',
  'motorcycle',
  'scooter',
]);

/** The facts of a vehicle, without what does not apply to its kind: nobody asks for the air conditioning of a bicycle. */
export function factsOf({
  type,
  air_condition: ac,
  fuel_type: fuel,
}: Pick<Vehicle, 'type' | 'air_condition' | 'fuel_type'>): readonly Fact[] {
  const left = new Set<Fact>();
  if (ac === 0 && withoutCabin.has(type)) left.add('ac');
  if (fuel === 'none') left.add('fuel');
  return facts.filter((fact) => !left.has(fact));
}
