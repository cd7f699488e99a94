// The pictures room: composes illustrated objects into store covers, logos, banners and dishes.
// It knows names of objects and places on a canvas, and nothing about stores.
export {
  composePictures,
  type ComposedPicture,
  type PicturePlan,
  pictureSize,
  type PlannedPicture,
} from './compose-pictures.ts';
export type { Hue } from './gradients.ts';
export { isObjectName } from './objects.ts';
