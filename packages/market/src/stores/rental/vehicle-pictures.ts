import { looksAlike, type PlannedPicture, VEHICLE_VIEWS, type VehicleLook } from '../../pictures/index.ts';
import type { PictureName } from '../rows.ts';

/** The pictures of a look, the one for cards first: all vehicles of one body and colour share them. */
export function pictureNames(look: VehicleLook): PictureName[] {
  return VEHICLE_VIEWS.map((view) => {
    const { body, paint } = looksAlike(look, view);
    return `vehicle-${body}-${paint}-${view}.webp`;
  });
}

/** The pictures to draw for these vehicles, without duplicates. */
export function vehiclePictures(vehicles: readonly VehicleLook[]): PlannedPicture[] {
  const planned = new Map<PictureName, PlannedPicture>();
  for (const { body, paint } of vehicles) {
    const names = pictureNames({ body, paint });
    VEHICLE_VIEWS.forEach((view, at) => {
      const name = names[at] ?? '';
      planned.set(name, { name, kind: 'vehicle', view, vehicle: looksAlike({ body, paint }, view) });
    });
  }
  return [...planned.values()];
}
