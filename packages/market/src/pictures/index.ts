// The pictures room: composes illustrated objects, packs of goods and vehicles into store covers, logos, banners and
// items. It knows names of objects, shapes of packs, bodies of vehicles and places on a canvas, nothing about stores.
export { composeBeside } from './compose-beside.ts';
export {
  composePictures,
  type ComposedPicture,
  type PicturePlan,
  pictureSize,
  type PlannedPicture,
} from './compose-pictures.ts';
export type { Hue } from './gradients.ts';
export { isObjectName } from './objects/objects.ts';
export type { Shown } from './object-shelf.ts';
export {
  type Pack,
  packProblem,
  spreadVariants,
} from './packs/pack.ts';
export { pictureKey } from './picture-key.ts';
export {
  VEHICLE_BODIES,
  VEHICLE_PAINTS,
  VEHICLE_VIEWS,
  type VehicleLook,
  vehicleLookProblem,
} from './vehicles/look.ts';
export { looksAlike } from './vehicles/vehicle-svg.ts';
