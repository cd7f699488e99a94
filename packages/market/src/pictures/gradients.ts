import { blankPixels, type Colour, type Pixels } from './pixels.ts';

/** A two-stop background: light at the top left, deep at the bottom right, and its shadow's colour. */
export type Gradient = { light: Colour; deep: Colour; shade: Colour };

/** The hue a module has behind its pictures (look.md, Colour). */
export type Hue = 'apricot';

// Within one family, so that neighbours differ and the module still reads as one.
const FAMILIES: Record<Hue, readonly Gradient[]> = {
  apricot: [
    { light: [255, 240, 219], deep: [255, 187, 128], shade: [146, 72, 20] },
    { light: [255, 236, 226], deep: [255, 174, 140], shade: [150, 58, 30] },
    { light: [255, 244, 214], deep: [252, 203, 116], shade: [138, 84, 12] },
    { light: [255, 233, 228], deep: [252, 165, 152], shade: [150, 48, 44] },
    { light: [253, 240, 226], deep: [238, 190, 146], shade: [118, 68, 30] },
    { light: [255, 242, 222], deep: [255, 196, 138], shade: [146, 78, 24] },
    { light: [255, 238, 216], deep: [246, 176, 112], shade: [134, 66, 16] },
    { light: [255, 246, 228], deep: [248, 212, 148], shade: [128, 84, 24] },
  ],
};

/** One of the hue's gradients, by any whole number. */
export function gradientOf(hue: Hue, variant: number): Gradient {
  const family = FAMILIES[hue];
  return family[variant % family.length] ?? (family[0] as Gradient);
}

/** Fills a canvas: across the diagonal, with a pool of light behind where the objects stand. */
export function paintGradient(width: number, height: number, { light, deep }: Gradient): Pixels {
  const canvas = blankPixels(width, height);
  let at = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const diagonal = (x / width) * 0.55 + (y / height) * 0.45;
      const amount = smooth(diagonal) * (1 - 0.35 * pool((x / width - 0.5) * 1.9, (y / height - 0.42) * 1.9));
      canvas.data[at] = light[0] + (deep[0] - light[0]) * amount;
      canvas.data[at + 1] = light[1] + (deep[1] - light[1]) * amount;
      canvas.data[at + 2] = light[2] + (deep[2] - light[2]) * amount;
      canvas.data[at + 3] = 255;
      at += 4;
    }
  }
  return canvas;
}

/** Ease in and out between 0 and 1. */
function smooth(amount: number): number {
  return amount * amount * (3 - 2 * amount);
}

/** 1 in the middle, 0 at distance 1 and beyond, without an edge. */
function pool(x: number, y: number): number {
  const inside = 1 - x * x - y * y;
  return inside > 0 ? inside * inside : 0;
}
