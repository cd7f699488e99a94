import sharp, { type Sharp } from 'sharp';
import { objectPath } from './objects.ts';
import { type Pixels, trimPixels } from './pixels.ts';

/** A size to fit into, in pixels, and a turn in degrees clockwise. */
export type Fit = { width: number; height: number; angle: number };

/** Objects ready to be drawn; each file is read once, each fitting made once. */
export type ObjectShelf = { take: (name: string, fit: Fit) => Promise<Pixels> };

export function createObjectShelf(): ObjectShelf {
  const trimmed = new Map<string, Promise<Pixels>>();
  const fitted = new Map<string, Promise<Pixels>>();
  return {
    take: (name, fit) =>
      once(fitted, `${name} ${fit.width} ${fit.height} ${fit.angle}`, async () =>
        fitObject(await once(trimmed, name, () => readTrimmed(name)), fit),
      ),
  };
}

function once(held: Map<string, Promise<Pixels>>, key: string, make: () => Promise<Pixels>): Promise<Pixels> {
  const known = held.get(key);
  if (known) return known;
  const made = make();
  held.set(key, made);
  return made;
}

async function readTrimmed(name: string): Promise<Pixels> {
  return trimPixels(await toPixels(sharp(objectPath(name)).ensureAlpha()));
}

/** Turned and made smaller to fit; never larger than it is (look.md: no picture is blown up past its own size). */
async function fitObject(object: Pixels, { width, height, angle }: Fit): Promise<Pixels> {
  const turned =
    angle === 0
      ? object
      : await toPixels(fromPixels(object).rotate(angle, { background: { r: 0, g: 0, b: 0, alpha: 0 } }));
  const scale = Math.min(1, width / turned.width, height / turned.height);
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
