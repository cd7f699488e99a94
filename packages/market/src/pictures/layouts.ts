import type { Spot } from './compose.ts';

/** A store card's picture is 368 × 160 CSS pixels; twice that stays crisp on dense screens. */
export const COVER_SIZE = { width: 736, height: 320 };
export const LOGO_SIZE = { width: 192, height: 192 };
/** A phone shows it over 328 CSS pixels, a desk over 640. What is seen of a ground through it costs bytes at each edge. */
export const BANNER_SIZE = { width: 960, height: 360 };

// Spots from back to front: side, side, main. The catalogue names the main object first, so it is drawn last.
const COVERS: readonly (readonly Spot[])[] = [
  [
    { x: 0.21, foot: 0.87, height: 164, angle: -8 },
    { x: 0.8, foot: 0.86, height: 156, angle: 8 },
    { x: 0.505, foot: 0.94, height: 250, angle: 0 },
  ],
  [
    { x: 0.68, foot: 0.8, height: 178, angle: 10 },
    { x: 0.31, foot: 0.84, height: 172, angle: -10 },
    { x: 0.49, foot: 0.95, height: 238, angle: -2 },
  ],
  [
    { x: 0.62, foot: 0.82, height: 196, angle: 6 },
    { x: 0.82, foot: 0.91, height: 136, angle: 12 },
    { x: 0.35, foot: 0.95, height: 250, angle: -4 },
  ],
  [
    { x: 0.37, foot: 0.82, height: 192, angle: -7 },
    { x: 0.18, foot: 0.91, height: 138, angle: -12 },
    { x: 0.64, foot: 0.95, height: 248, angle: 4 },
  ],
  [
    { x: 0.24, foot: 0.8, height: 160, angle: -6 },
    { x: 0.74, foot: 0.93, height: 178, angle: 9 },
    { x: 0.46, foot: 0.93, height: 250, angle: -3 },
  ],
];

const BANNERS: readonly Spot[] = [
  { x: 0.6, foot: 0.78, height: 158, angle: -10 },
  { x: 0.92, foot: 0.8, height: 154, angle: 12 },
  { x: 0.68, foot: 0.92, height: 128, angle: -6 },
  { x: 0.79, foot: 0.9, height: 192, angle: 2 },
];

const LOGO: readonly Spot[] = [{ x: 0.5, foot: 0.86, height: 138, width: 138, angle: 0 }];

// Vehicles are wide: two of them fill a banner's half, and one a logo from edge to edge.
const VEHICLE_BANNER: readonly Spot[] = [
  { x: 0.61, foot: 0.7, height: 142, width: 218, angle: 0 },
  { x: 0.77, foot: 0.88, height: 188, width: 330, angle: 0 },
];
const VEHICLE_LOGO: readonly Spot[] = [{ x: 0.5, foot: 0.7, height: 120, width: 172, angle: 0 }];

export function coverSpots(variant: number): readonly Spot[] {
  return COVERS[variant % COVERS.length] ?? [];
}

/** Objects stand in the end half; the words go in the start half. */
export function bannerSpots(_variant: number, vehicles: boolean): readonly Spot[] {
  return vehicles ? VEHICLE_BANNER : BANNERS;
}

export function logoSpots(_variant: number, vehicles: boolean): readonly Spot[] {
  return vehicles ? VEHICLE_LOGO : LOGO;
}
