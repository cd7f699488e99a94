import type { Vehicle } from './rate.ts';

/** The facts shown of every vehicle, in this order (RENT-03). */
const facts = ['seats', 'type', 'ac', 'gearbox', 'fuel'] as const;

/** One of {@link facts}. */
export type Fact = (typeof facts)[number];

// Without a cabin there is no air conditioning.
const withoutCabin: ReadonlySet<string> = new Set([
  'bicycle',
  'cargo-bike',
  'e-bike',
  'motorcycle',
  'scooter',
]);

/** The facts of a vehicle, without those that do not apply to its kind, such as the air conditioning of a bicycle. */
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
