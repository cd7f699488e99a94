import type { Vehicle } from './rate.ts';

/** The facts shown of every vehicle, in this order (RENT-03). */
const facts = ['seats', 'type', 'ac', 'gearbox', 'fuel'] as const;

/** One of {@link facts}. */
export type Fact = (typeof facts)[number];

/** What pictures a fact. */
export type FactIconName = Fact | 'cycle' | 'scooter';

// Vehicles without a cabin, in which there is no air conditioning, and what pictures their type.
const withoutCabin: ReadonlyMap<string, FactIconName> = new Map([
  ['bicycle', 'cycle'],
  ['cargo-bike', 'cycle'],
  ['e-bike', 'cycle'],
  ['motorcycle', 'scooter'],
  ['scooter', 'scooter'],
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

/** What pictures a fact of a vehicle: its type is a car unless it is known to have two wheels. */
export function iconOf(fact: Fact, { type }: Pick<Vehicle, 'type'>): FactIconName {
  return fact === 'type' ? (withoutCabin.get(type) ?? fact) : fact;
}
