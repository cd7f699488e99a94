/** What a vehicle is built like, by which it is drawn. */
export const VEHICLE_BODIES = [
  'city-car',
  'hatchback',
  'sedan',
  'estate',
  'suv',
  'cabriolet',
  'pickup',
  'van',
  'minibus',
  'motorcycle',
  'scooter',
  'bicycle',
  'e-bike',
  'cargo-bike',
] as const;

export type VehicleBody = (typeof VEHICLE_BODIES)[number];

export const VEHICLE_PAINTS = [
  'white',
  'silver',
  'graphite',
  'black',
  'red',
  'orange',
  'yellow',
  'green',
  'teal',
  'blue',
  'navy',
  'sand',
] as const;

export type VehiclePaint = (typeof VEHICLE_PAINTS)[number];

/** All that tells two drawings of vehicles apart. */
export type VehicleLook = { body: VehicleBody; paint: VehiclePaint };

/** The pictures that there are of a vehicle, the one for cards first; from close by, a car is shown from its seat. */
export const VEHICLE_VIEWS = ['side', 'front', 'close'] as const;

export type VehicleView = (typeof VEHICLE_VIEWS)[number];

/** What is wrong with a look as a catalogue names it; undefined when it can be drawn. */
export function vehicleLookProblem({ body, paint }: { body: string; paint: string }): string | undefined {
  if (!VEHICLE_BODIES.some((one) => one === body)) return `'${body}' is no body of a vehicle`;
  if (!VEHICLE_PAINTS.some((one) => one === paint)) return `'${paint}' is no colour of a vehicle`;
  return undefined;
}
