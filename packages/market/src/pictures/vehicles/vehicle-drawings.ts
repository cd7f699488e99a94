import { carFront } from './cars/front.ts';
import { FRONTS } from './cars/fronts.ts';
import { PROFILES } from './cars/profiles.ts';
import { carSide } from './cars/side.ts';
import { bicycle, cargoBike, eBike } from './cycles/bicycles.ts';
import { cycleFront } from './cycles/fronts.ts';
import { motorcycle } from './cycles/motorcycle.ts';
import type { CycleDrawing } from './cycles/parts.ts';
import { scooter } from './cycles/scooter.ts';
import type { VehicleDrawing } from './drawing.ts';
import type { VehicleBody, VehicleLook } from './look.ts';
import { type Coat, COATS } from './paint.ts';
import { WHEEL_INKS } from './wheel.ts';

type CarBody = keyof typeof PROFILES;
type CycleBody = Exclude<VehicleBody, CarBody>;

const CYCLES: Readonly<Record<CycleBody, (coat: Coat) => CycleDrawing & { inks?: string }>> = {
  motorcycle,
  scooter,
  bicycle,
  'e-bike': eBike,
  'cargo-bike': cargoBike,
};

export const isCar = (body: VehicleBody): body is CarBody => Object.hasOwn(PROFILES, body);

/** A vehicle from the side, its nose on the right. */
export function drawSide({ body, paint }: VehicleLook): VehicleDrawing {
  const coat = COATS[paint];
  if (isCar(body)) {
    const { length, height } = PROFILES[body];
    return { length, height, ...carSide(PROFILES[body], coat) };
  }
  const { inks = '', ...cycle } = CYCLES[body](coat);
  return { ...cycle, inks: WHEEL_INKS + inks };
}

/** A vehicle from the front. */
export function drawFront({ body, paint }: VehicleLook): VehicleDrawing {
  const coat = COATS[paint];
  return isCar(body) ? carFront(FRONTS[body], coat) : cycleFront(body, coat);
}
