import sharp, { type Sharp } from 'sharp';
import { findObject } from './objects/objects.ts';
import { once } from './once.ts';
import type { Pack } from './packs/pack.ts';
import { packSvg } from './packs/pack-svg.ts';
import { isSymbolName } from './packs/symbols.ts';
import { copyPixels, drawOver, type Pixels, trimPixels } from './pixels.ts';
import type { VehicleLook, VehicleView } from './vehicles/look.ts';
import { type VehicleScene, vehicleAlone, vehicleScene } from './vehicles/vehicle-svg.ts';

/** A size to fit into, in pixels, and a turn in degrees clockwise. */
export type Fit = { width: number; height: number; angle: number };

/** What a picture shows: an illustrated object by its name, a pack of goods, or a vehicle. */
export type Shown = string | Pack | VehicleLook;

export const isVehicle = (shown: Shown): shown is VehicleLook => typeof shown !== 'string' && 'body' in shown;

/** Objects ready to be drawn; each file is read once, each fitting made once. */
export type ObjectShelf = {
  take: (shown: Shown, fit: Fit) => Promise<Pixels>;
  /** A pack on its own shadow, 256 by 256 pixels. */
  stand: (pack: Pack) => Promise<Pixels>;
  /** A vehicle in its scene. */
  show: (vehicle: VehicleLook, view: VehicleView) => Promise<Pixels>;
};

export function createObjectShelf(): ObjectShelf {
  const trimmed = new Map<string, Promise<Pixels>>();
  const fitted = new Map<string, Promise<Pixels>>();
  const marks = new Map<string, Promise<string>>();
  const grounds = new Map<string, Promise<Pixels>>();
  const takeObject = (name: string, fit: Fit): Promise<Pixels> =>
    once(fitted, `${name} ${fit.width} ${fit.height} ${fit.angle}`, async () =>
      fitObject(await once(trimmed, name, () => readTrimmed(name)), fit),
    );
  const markImage = async ({ mark }: Pack): Promise<string | undefined> => {
    if (mark === undefined || isSymbolName(mark)) return undefined;
    return once(marks, mark, async () => pngAddress(await takeObject(mark, MARK_FIT)));
  };
  // Packs and vehicles are not kept: nearly every one is drawn once.
  return {
    take: async (shown, fit) => {
      if (typeof shown === 'string') return takeObject(shown, fit);
      if (isVehicle(shown)) return trimPixels(await drawSvg(vehicleAlone(shown, fit)));
      const drawn = await drawSvg(packSvg(shown, { markImage: await markImage(shown) }));
      return fitObject(trimPixels(drawn), fit);
    },
    stand: async (pack) => drawSvg(packSvg(pack, { markImage: await markImage(pack), shadow: true })),
    show: (vehicle, view) => drawScene(vehicleScene(vehicle, view), grounds),
  };
}

/** Vehicles of one kind stand before the same ground, whose gradients take longer to paint than the vehicle. */
async function drawScene(
  { ground, front }: VehicleScene,
  grounds: Map<string, Promise<Pixels>>,
): Promise<Pixels> {
  if (ground === undefined) return drawSvg(front);
  const [behind, before] = await Promise.all([once(grounds, ground, () => drawSvg(ground)), drawSvg(front)]);
  const scene = copyPixels(behind);
  drawOver(scene, before, 0, 0);
  return scene;
}

/** Marks are drawn at most this large, at any pack's size. */
const MARK_FIT: Fit = { width: 96, height: 96, angle: 0 };

async function pngAddress(image: Pixels): Promise<string> {
  return `data:image/png;base64,${(await fromPixels(image).png({ compressionLevel: 1 }).toBuffer()).toString('base64')}`;
}

function drawSvg(svg: string): Promise<Pixels> {
  return toPixels(sharp(Buffer.from(svg)).ensureAlpha());
}

async function readTrimmed(name: string): Promise<Pixels> {
  const { path, hueDegrees } = findObject(name);
  const image = sharp(path).ensureAlpha();
  return trimPixels(await toPixels(hueDegrees === 0 ? image : image.modulate({ hue: hueDegrees })));
}

/** Turned and made smaller to fit; never larger than it is (look.md: no picture is blown up past its own size). */
async function fitObject(object: Pixels, { width, height, angle }: Fit): Promise<Pixels> {
  const turned =
    angle === 0
      ? object
      : await toPixels(fromPixels(object).rotate(angle, { background: { r: 0, g: 0, b: 0, alpha: 0 } }));
  const scale = Math.min(1, width / turned.width, height / turned.height);
  if (scale === 1) return turned;
  const [fittedWidth, fittedHeight] = [
    Math.max(1, Math.round(turned.width * scale)),
    Math.max(1, Math.round(turned.height * scale)),
  ];
  return toPixels(fromPixels(turned).resize(fittedWidth, fittedHeight, { fit: 'fill' }));
}

export function fromPixels({ width, height, data }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels: 4 } });
}

async function toPixels(image: Sharp): Promise<Pixels> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}
