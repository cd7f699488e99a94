import { type Fit, isVehicle, type ObjectShelf, type Shown } from './object-shelf.ts';
import {
  blankMask,
  blankPixels,
  blurMask,
  castEllipse,
  castShadow,
  type Colour,
  drawOver,
  drawShadow,
  type Pixels,
  type ShadowMask,
} from './pixels.ts';

/** Where an object stands: its centre and foot as parts of the canvas, its greatest height (and width, else a little more) in pixels, its turn in degrees. */
export type Spot = { x: number; foot: number; height: number; width?: number; angle: number };

type Placed = { image: Pixels; left: number; top: number; spot: Spot };

/** Objects on a canvas, the last one in front, each with a soft shadow on the wall and the ground. */
export async function composeScene(
  shelf: ObjectShelf,
  canvas: Pixels,
  shade: Colour,
  objects: readonly Shown[],
  spots: readonly Spot[],
): Promise<Pixels> {
  const placed = await Promise.all(
    spots.map((spot, at) => place(shelf, canvas, objects[at % objects.length] ?? '', spot)),
  );
  for (const one of placed) {
    drawShadow(canvas, shadowOf(canvas, one), shade);
    drawOver(canvas, one.image, one.left, one.top);
  }
  return canvas;
}

async function place(shelf: ObjectShelf, canvas: Pixels, object: Shown, spot: Spot): Promise<Placed> {
  const image = await shelf.take(object, fitOf(object, spot));
  const left = Math.round(canvas.width * spot.x - image.width / 2);
  const top = Math.round(canvas.height * spot.foot - image.height);
  return { image, left, top, spot };
}

/** Vehicles are wide and stand on their wheels. */
function fitOf(object: Shown, { height, width, angle }: Spot): Fit {
  if (isVehicle(object)) return { width: Math.round(width ?? height * 1.7), height, angle: 0 };
  return { width: width ?? height * 1.2, height, angle };
}

/** A silhouette thrown a little down and back, and a dark touch under the foot. */
function shadowOf(canvas: Pixels, { image, left, top, spot }: Placed): ShadowMask {
  const [foot, middle] = [top + image.height - 2, left + image.width / 2];
  const [wide, flat] = [image.width * 0.4, spot.height * 0.06];
  const touch = { left: middle - wide, top: foot - flat, right: middle + wide, bottom: foot + flat };
  const thrown = Math.round(top + spot.height * 0.06);
  const whole = {
    left: Math.min(left, touch.left),
    top: thrown,
    right: Math.max(left + image.width, touch.right),
    bottom: Math.max(thrown + image.height, touch.bottom),
  };
  const blur = spot.height * 0.055;
  const mask = blankMask(canvas, whole, blur);
  castShadow(mask, image, left, thrown, 0.34);
  castEllipse(mask, touch, 0.42);
  blurMask(mask, blur);
  return mask;
}

const ITEM_SIZE = 256;
const ITEM_SHADE = [60, 40, 24] as const;

/** A dish on nothing: alone, or with the thing that tells it from its neighbours before it. */
export async function composeItem(shelf: ObjectShelf, objects: readonly Shown[]): Promise<Pixels> {
  const canvas = blankPixels(ITEM_SIZE, ITEM_SIZE);
  const [main = '', companion] = objects;
  if (companion === undefined) {
    const image = await shelf.take(main, { width: 232, height: 232, angle: 0 });
    drawOver(
      canvas,
      image,
      Math.round((ITEM_SIZE - image.width) / 2),
      Math.round((ITEM_SIZE - image.height) / 2),
    );
    return canvas;
  }
  const image = await shelf.take(main, { width: 204, height: 204, angle: 0 });
  drawOver(canvas, image, Math.round(112 - image.width / 2), Math.round(112 - image.height / 2));
  const small = await shelf.take(companion, { width: 104, height: 104, angle: 8 });
  // Its shadow fades before the picture's edge, which would cut it off straight.
  const [left, top] = [ITEM_SIZE - small.width - 15, ITEM_SIZE - small.height - 20];
  drawShadow(canvas, companionShadow(canvas, small, left, top), ITEM_SHADE);
  drawOver(canvas, small, left, top);
  return canvas;
}

const COMPANION_BLUR = 7;

function companionShadow(canvas: Pixels, image: Pixels, left: number, top: number): ShadowMask {
  const [fromX, fromY] = [left - 2, top + 3];
  const part = { left: fromX, top: fromY, right: fromX + image.width, bottom: fromY + image.height };
  const mask = blankMask(canvas, part, COMPANION_BLUR);
  castShadow(mask, image, fromX, fromY, 0.4);
  blurMask(mask, COMPANION_BLUR);
  return mask;
}
