import type { PROFILES } from './profiles.ts';

/** A car from the front, in centimetres. */
export type Front = {
  width: number;
  height: number;
  /** Where the windscreen stands on the bonnet, and the bonnet's edge above the lamps. */
  belt: number;
  bonnet: number;
  sill: number;
  /** Width of the roof, as a part of the whole. */
  roof: number;
  wheel: number;
  /** What it has: roof rails, black plastic below, no roof at all. */
  rails?: boolean;
  cladding?: boolean;
  open?: boolean;
  lamps: 'round' | 'slim' | 'tall';
};

const small = { roof: 0.7, sill: 17, wheel: 20, lamps: 'slim' } as const;
const tall = {
  width: 202,
  height: 232,
  belt: 128,
  bonnet: 104,
  roof: 0.86,
  sill: 21,
  wheel: 23,
  cladding: true,
  lamps: 'tall',
} as const;

export const FRONTS: Readonly<Record<keyof typeof PROFILES, Front>> = {
  'city-car': { ...small, width: 164, height: 150, belt: 98, bonnet: 76, roof: 0.74, lamps: 'round' },
  hatchback: { ...small, width: 178, height: 147, belt: 97, bonnet: 75 },
  sedan: { ...small, width: 183, height: 145, belt: 96, bonnet: 74, roof: 0.68 },
  estate: { ...small, width: 183, height: 147, belt: 96, bonnet: 74, rails: true },
  suv: {
    width: 190,
    height: 168,
    belt: 113,
    bonnet: 90,
    roof: 0.72,
    sill: 23,
    wheel: 23,
    rails: true,
    cladding: true,
    lamps: 'slim',
  },
  cabriolet: { ...small, width: 180, height: 132, belt: 93, bonnet: 73, roof: 0.74, open: true },
  pickup: {
    width: 192,
    height: 178,
    belt: 120,
    bonnet: 98,
    roof: 0.74,
    sill: 28,
    wheel: 25,
    cladding: true,
    lamps: 'tall',
  },
  van: tall,
  minibus: tall,
};
