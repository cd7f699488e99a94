import type { PlannedPicture, VehicleLook } from '../../pictures/index.ts';
import { HUES } from '../build-store.ts';
import type { Dice } from '../dice.ts';
import type { StoreRow } from '../rows.ts';
import type { VehicleRow } from './rental-rows.ts';

/** A provider's cover and logo show its vehicles: one of each body, as many as a cover holds. */
export function providerPictures(
  { cover, logo, source }: Pick<StoreRow, 'cover' | 'logo' | 'source'>,
  vehicles: readonly VehicleRow[],
  dice: Dice,
): PlannedPicture[] {
  const place = ({ id }: VehicleRow): number => dice.fraction(`front/${source}/${id}`);
  const order = vehicles.toSorted((a, b) => place(a) - place(b));
  const bodies = order.filter(({ body }, at) => order.findIndex((one) => one.body === body) === at);
  const objects = bodies.slice(0, 3).map(({ body, paint }): VehicleLook => ({ body, paint }));
  const look = { hue: HUES.rental, variant: dice.whole(`picture/${source}`, 0, 79) };
  return [
    { name: cover, kind: 'cover', ...look, objects },
    { name: logo, kind: 'logo', ...look, objects: objects.slice(0, 1) },
  ];
}
