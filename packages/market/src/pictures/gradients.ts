import { blankPixels, type Colour, type Pixels } from './pixels.ts';

/** A two-stop background: light at the top left, deep at the bottom right, and its shadow's colour. */
export type Gradient = { light: Colour; deep: Colour; shade: Colour };

/** The hue a module has behind its pictures: food, grocery, pharmacy, shops, rental (look.md, Colour). */
export type Hue = 'apricot' | 'lime' | 'mint' | 'lilac' | 'sky';

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
  lime: [
    { light: [240, 255, 214], deep: [180, 221, 104], shade: [70, 104, 18] },
    { light: [250, 255, 218], deep: [214, 226, 96], shade: [98, 102, 14] },
    { light: [232, 253, 222], deep: [150, 214, 124], shade: [44, 104, 36] },
    { light: [246, 252, 224], deep: [196, 212, 130], shade: [84, 96, 34] },
    { light: [236, 255, 206], deep: [168, 226, 92], shade: [58, 108, 12] },
    { light: [255, 253, 214], deep: [228, 222, 112], shade: [112, 98, 16] },
    { light: [228, 250, 226], deep: [140, 204, 138], shade: [36, 98, 48] },
    { light: [244, 255, 222], deep: [190, 230, 128], shade: [72, 108, 28] },
  ],
  mint: [
    { light: [223, 252, 235], deep: [134, 227, 192], shade: [14, 96, 76] },
    { light: [222, 250, 246], deep: [124, 216, 212], shade: [10, 88, 96] },
    { light: [230, 253, 230], deep: [152, 226, 172], shade: [26, 100, 60] },
    { light: [226, 247, 242], deep: [148, 210, 196], shade: [28, 84, 78] },
    { light: [220, 255, 242], deep: [112, 226, 190], shade: [8, 98, 78] },
    { light: [224, 248, 252], deep: [136, 212, 224], shade: [18, 82, 102] },
    { light: [234, 253, 238], deep: [168, 228, 190], shade: [34, 98, 70] },
    { light: [218, 250, 238], deep: [120, 218, 178], shade: [12, 92, 66] },
  ],
  lilac: [
    { light: [245, 235, 255], deep: [212, 179, 250], shade: [86, 48, 140] },
    { light: [240, 236, 255], deep: [188, 180, 250], shade: [62, 52, 146] },
    { light: [252, 234, 252], deep: [232, 176, 240], shade: [118, 44, 128] },
    { light: [244, 238, 250], deep: [206, 190, 230], shade: [82, 60, 118] },
    { light: [248, 232, 255], deep: [220, 166, 250], shade: [100, 38, 142] },
    { light: [234, 238, 255], deep: [174, 190, 250], shade: [46, 64, 144] },
    { light: [255, 236, 248], deep: [242, 180, 220], shade: [130, 44, 100] },
    { light: [242, 232, 255], deep: [200, 168, 246], shade: [78, 42, 142] },
  ],
  sky: [
    { light: [230, 245, 255], deep: [156, 206, 246], shade: [24, 66, 118] },
    { light: [228, 248, 254], deep: [146, 214, 238], shade: [16, 76, 108] },
    { light: [234, 241, 255], deep: [168, 196, 248], shade: [36, 58, 130] },
    { light: [236, 247, 252], deep: [178, 212, 230], shade: [38, 74, 100] },
    { light: [224, 243, 255], deep: [134, 194, 244], shade: [18, 62, 122] },
    { light: [238, 246, 255], deep: [186, 210, 244], shade: [44, 66, 116] },
    { light: [226, 246, 250], deep: [150, 208, 226], shade: [20, 72, 98] },
    { light: [232, 243, 255], deep: [160, 200, 250], shade: [28, 60, 128] },
  ],
};

/** One of the hue's gradients, by any whole number. */
export function gradientOf(hue: Hue, variant: number): Gradient {
  const family = FAMILIES[hue];
  return family[variant % family.length] ?? (family[0] as Gradient);
}

/** A shadow dark enough to be one on a ground of the hue at night too. */
export const shadeOnAny = ({ shade: [red, green, blue] }: Gradient): Colour => [
  Math.round(red * 0.4),
  Math.round(green * 0.4),
  Math.round(blue * 0.4),
];

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
