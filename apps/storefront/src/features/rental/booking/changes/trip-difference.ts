import type { CartTrip, TripCart } from '../../cart/trip-cart.ts';

/** The facts of a trip as text, each with its label. */
export interface FactWords {
  readonly factsOf: (trip: CartTrip) => readonly (readonly [label: string, text: string])[];
  readonly vehicle: (name: string) => string;
  readonly count: (quantity: number) => string;
}

/** A fact of a trip that has changed, as text; before or after is empty if there was or is none. */
export interface TripDifference {
  readonly id: string;
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

/** Lines of the same vehicle are added up. */
function quantitiesOf({ carts }: TripCart): Map<string, { name: string; quantity: number }> {
  const counted = new Map<string, { name: string; quantity: number }>();
  for (const { vehicle, quantity } of carts) {
    const before = counted.get(vehicle.id)?.quantity ?? 0;
    counted.set(vehicle.id, { name: vehicle.name, quantity: before + quantity });
  }
  return counted;
}

/** How a trip cart differs from the one that was shown: the trip first, then its vehicles. */
export function tripDifferences(seen: TripCart, now: TripCart, words: FactWords): TripDifference[] {
  const [before, after] = [seen, now].map(
    (cart) => new Map(cart.user_data ? words.factsOf(cart.user_data) : []),
  );
  const facts = [...new Set([...(before?.keys() ?? []), ...(after?.keys() ?? [])])].map((label) => {
    return { id: label, label, before: before?.get(label) ?? '', after: after?.get(label) ?? '' };
  });
  const [had, has] = [quantitiesOf(seen), quantitiesOf(now)];
  const vehicles = [...new Map([...had, ...has])].map(([id, { name }]) => ({
    id,
    label: words.vehicle(name),
    before: words.count(had.get(id)?.quantity ?? 0),
    after: words.count(has.get(id)?.quantity ?? 0),
  }));
  return [...facts, ...vehicles].filter((one) => one.before !== one.after);
}
