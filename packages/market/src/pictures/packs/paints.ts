import type { Colour } from '../pixels.ts';

/** The colour of a pack. */
export const PACK_HUES = [
  'red',
  'orange',
  'yellow',
  'lime',
  'green',
  'teal',
  'sky',
  'blue',
  'indigo',
  'violet',
  'pink',
  'brown',
  'slate',
  'white',
  'black',
] as const;

export type PackHue = (typeof PACK_HUES)[number];

/** All colours of one pack, as SVG writes them. */
export type Paint = {
  base: string;
  light: string;
  dark: string;
  /** Of letters on a white plate. */
  ink: string;
  /** A plate's paper. */
  paper: string;
  /** The second colour, of patterns, caps and rules. */
  accent: string;
};

const WHITE: Colour = [255, 255, 255];
const NIGHT: Colour = [30, 22, 48];

// Second colours from warm to cool, so that a row of packs of one hue differs at a glance.
const BASES: Readonly<Record<PackHue, { base: Colour; accents: readonly Colour[] }>> = {
  red: {
    base: [226, 66, 62],
    accents: [
      [255, 201, 84],
      [255, 236, 214],
      [142, 28, 48],
    ],
  },
  orange: {
    base: [244, 124, 48],
    accents: [
      [255, 214, 92],
      [255, 240, 220],
      [176, 58, 26],
    ],
  },
  yellow: {
    base: [250, 194, 48],
    accents: [
      [238, 108, 46],
      [255, 246, 214],
      [60, 122, 92],
    ],
  },
  lime: {
    base: [150, 200, 62],
    accents: [
      [255, 226, 92],
      [246, 252, 226],
      [44, 122, 70],
    ],
  },
  green: {
    base: [52, 160, 92],
    accents: [
      [196, 226, 92],
      [232, 248, 232],
      [16, 96, 74],
    ],
  },
  teal: {
    base: [24, 160, 152],
    accents: [
      [150, 230, 190],
      [232, 250, 246],
      [12, 92, 112],
    ],
  },
  sky: {
    base: [70, 172, 232],
    accents: [
      [166, 226, 250],
      [255, 226, 120],
      [28, 98, 188],
    ],
  },
  blue: {
    base: [54, 104, 216],
    accents: [
      [112, 190, 250],
      [255, 214, 92],
      [26, 52, 138],
    ],
  },
  indigo: {
    base: [80, 78, 204],
    accents: [
      [160, 160, 250],
      [120, 218, 226],
      [44, 36, 134],
    ],
  },
  violet: {
    base: [142, 86, 212],
    accents: [
      [214, 166, 250],
      [255, 190, 214],
      [84, 40, 144],
    ],
  },
  pink: {
    base: [236, 96, 152],
    accents: [
      [255, 186, 206],
      [255, 226, 178],
      [158, 40, 112],
    ],
  },
  brown: {
    base: [146, 94, 62],
    accents: [
      [238, 190, 128],
      [250, 232, 206],
      [84, 46, 28],
    ],
  },
  slate: {
    base: [98, 112, 132],
    accents: [
      [176, 196, 214],
      [255, 204, 108],
      [50, 60, 80],
    ],
  },
  white: {
    base: [246, 243, 236],
    accents: [
      [120, 186, 226],
      [150, 200, 110],
      [242, 150, 110],
    ],
  },
  black: {
    base: [58, 56, 66],
    accents: [
      [232, 184, 96],
      [226, 100, 84],
      [130, 132, 150],
    ],
  },
};

/** The colours of a pack; the variant chooses the second one. */
export function paintOf(hue: PackHue, variant: number): Paint {
  const { base, accents } = BASES[hue];
  const accent = accents[variant % accents.length] ?? WHITE;
  return {
    base: css(base),
    light: css(mix(base, WHITE, 0.3)),
    dark: css(mix(base, NIGHT, hue === 'white' ? 0.16 : 0.3)),
    ink: css(
      mix(hue === 'white' ? [74, 84, 108] : base, NIGHT, hue === 'yellow' || hue === 'lime' ? 0.72 : 0.62),
    ),
    paper: css(mix(base, WHITE, hue === 'white' ? 0.7 : 0.94)),
    accent: css(accent),
  };
}

function mix(from: Colour, to: Colour, amount: number): Colour {
  const part = (at: 0 | 1 | 2): number => Math.round(from[at] + (to[at] - from[at]) * amount);
  return [part(0), part(1), part(2)];
}

function css([red, green, blue]: Colour): string {
  return `rgb(${red},${green},${blue})`;
}
