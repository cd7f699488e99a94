import sharp, { type Sharp } from 'sharp';
import { objectPath } from './objects.ts';
import type { Pixels } from './pixels.ts';

/** A size to fit into, in pixels, and a turn in degrees clockwise. */
export type Fit = { width: number; height: number; angle: number };

/** Objects ready to be drawn; each file is read and trimmed once. */
export type ObjectShelf = { take: (name: string, fit: Fit) => Promise<Pixels> };

export function createObjectShelf(): ObjectShelf {
  const trimmed = new Map<string, Promise<Pixels>>();
  const load = (name: string): Promise<Pixels> => {
    const held = trimmed.get(name) ?? readTrimmed(name);
    trimmed.set(name, held);
    return held;
  };
  return { take: async (name, fit) => fitObject(await load(name), fit) };
}

/** The object without its empty border. */
async function readTrimmed(name: string): Promise<Pixels> {
  return toPixels(sharp(objectPath(name)).ensureAlpha().trim({ background: { r: 0, g: 0, b: 0, alpha: 0 }, threshold: 8 }));
}

/** Turned and made smaller to fit; never larger than it is (look.md: no picture is blown up past its own size). */
async function fitObject(object: Pixels, { width, height, angle }: Fit): Promise<Pixels> {
  const turned = angle === 0 ? object : await toPixels(fromPixels(object).rotate(angle, { background: { r: 0, g: 0, b: 0, alpha: 0 } }));
  const scale = Math.min(1, width / turned.width, height / turned.height);
  const [fittedWidth, fittedHeight] = [Math.max(1, Math.round(turned.width * scale)), Math.max(1, Math.round(turned.height * scale))];
  return toPixels(fromPixels(turned).resize(fittedWidth, fittedHeight, { fit: 'fill' }));
}

export function fromPixels({ width, height, data }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels: 4 } });
}

async function toPixels(image: Sharp): Promise<Pixels> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}
