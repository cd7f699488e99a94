import { type PlannedPicture, VEHICLE_VIEWS, type VehicleLook } from '../../pictures/index.ts';
import type { PictureName } from '../rows.ts';

/** The pictures of a look, the one for cards first: all vehicles of one body and colour share them. */
export function pictureNames({ body, paint }: VehicleLook): PictureName[] {
  return VEHICLE_VIEWS.map((view) => `vehicle-${body}-${paint}-${view}.webp`);
}

/** What has to be drawn for these vehicles, each look once. */
export function vehiclePictures(vehicles: readonly VehicleLook[]): PlannedPicture[] {
  const planned = new Map<PictureName, PlannedPicture>();
  for (const { body, paint } of vehicles) {
    const vehicle = { body, paint };
    const names = pictureNames(vehicle);
    VEHICLE_VIEWS.forEach((view, at) => {
      const name = names[at] ?? '';
      planned.set(name, { name, kind: 'vehicle', view, vehicle });
    });
  }
  return [...planned.values()];
}
