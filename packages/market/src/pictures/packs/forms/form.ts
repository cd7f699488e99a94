import type { Warp } from '../letters.ts';

/** A part of the drawing, in its pixels: 256 by 256 for every pack. */
export type Rect = { left: number; top: number; right: number; bottom: number };

/** How one shape is drawn, from back to front: behind, body, then what is printed, shading, over. */
export type Form = {
  /** Other faces, caps and lids that the body hides in part. */
  behind: string;
  /** The printed body, as a path; patterns and shading end at it. */
  body: string;
  /** The part of the body that label and mark may take. */
  face: Rect;
  /** The face is so wide that mark and label stand beside each other. */
  wide: boolean;
  /** Where a flat print comes to lie: round bodies bend it. */
  warp: Warp;
  /** Light and shade on the print. */
  shading: string;
  /** Where it touches the ground. */
  foot: { left: number; right: number };
  /** What stands before the print: rims, lids, folds, tablets. */
  over: string;
};

/** Nothing bends on a flat face. */
export const flat: Warp = (x, y) => [x, y];

/** Around a cylinder seen a little from above: lines sag towards the middle, letters narrow towards the edges. */
export function aroundCylinder(centreX: number, radius: number, sag: number): Warp {
  return (x, y) => {
    const turn = Math.max(-1.5, Math.min(1.5, (x - centreX) / radius));
    return [centreX + radius * Math.sin(turn), y + sag * (Math.cos(turn) - 0.62)];
  };
}

export function path(d: string, fill: string, more = ''): string {
  return `<path d="${d}" fill="${fill}" ${more}/>`;
}

export function rounded({ left, top, right, bottom }: Rect, radius: number): string {
  const [w, h] = [right - left - 2 * radius, bottom - top - 2 * radius];
  const turn = (x: number, y: number): string => `a${radius} ${radius} 0 0 1 ${x} ${y}`;
  return `M${left + radius} ${top}h${w}${turn(radius, radius)}v${h}${turn(-radius, radius)}h${-w}${turn(-radius, -radius)}v${-h}${turn(radius, -radius)}z`;
}

/** A soft streak of light. */
export function gloss(x: number, top: number, bottom: number, width: number, opacity: number): string {
  const rect = { left: x - width / 2, top, right: x + width / 2, bottom };
  return path(rounded(rect, width / 2), '#fff', `opacity="${opacity}"`);
}

/** Vertical grooves, as on screw caps and seals. */
export function grooves({ left, top, right, bottom }: Rect, step: number, opacity: number): string {
  let lines = '';
  for (let x = left + step / 2; x < right; x += step) lines += `M${x} ${top}V${bottom}`;
  return path(lines, 'none', `stroke="#1e1630" stroke-width="1.4" opacity="${opacity}"`);
}
