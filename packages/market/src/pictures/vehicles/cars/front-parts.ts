import { circle, path, stroke } from '../ink.ts';
import type { Front } from './fronts.ts';

/** Both halves of what stands on either side; the middle is at 0. */
export const both = (half: string): string => `${half}<g transform="scale(-1 1)">${half}</g>`;

const LAMPS: Readonly<Record<Front['lamps'], (w: number, y: number) => string>> = {
  slim: (w, y) =>
    `M${w * 0.5} ${y + 9}C${w * 0.6} ${y + 2} ${w * 0.78} ${y - 6} ${w * 0.95} ${y - 8}C${w * 0.98} ${y} ${w * 0.95} ${y + 9} ${w * 0.86} ${y + 13}C${w * 0.74} ${y + 16} ${w * 0.58} ${y + 15} ${w * 0.5} ${y + 9}z`,
  round: (w, y) =>
    `M${w * 0.53} ${y + 6}C${w * 0.53} ${y - 6} ${w * 0.68} ${y - 10} ${w * 0.8} ${y - 8}C${w * 0.93} ${y - 5} ${w * 0.95} ${y + 8} ${w * 0.88} ${y + 14}C${w * 0.78} ${y + 21} ${w * 0.55} ${y + 18} ${w * 0.53} ${y + 6}z`,
  tall: (w, y) =>
    `M${w * 0.54} ${y + 4}C${w * 0.66} ${y} ${w * 0.82} ${y - 10} ${w * 0.94} ${y - 12}C${w * 0.99} ${y} ${w * 0.98} ${y + 16} ${w * 0.9} ${y + 24}C${w * 0.78} ${y + 27} ${w * 0.6} ${y + 24} ${w * 0.55} ${y + 16}z`,
};

export function lamp({ width, bonnet, lamps }: Front): string {
  const [w, y] = [width / 2, -bonnet + 6];
  const shape = LAMPS[lamps](w, y);
  return [
    path(shape, '#151a20', 'stroke="#151a20" stroke-width="2"'),
    path(shape, 'url(#lamp)', 'opacity=".9"'),
    circle(w * 0.77, y + 4, 5, '#fff'),
    circle(w * 0.77, y + 4, 5, 'none', 'stroke="#7f90a1" stroke-width="1.2"'),
    stroke(shape, '#39444f', 1),
  ].join('');
}

/** Bumper: the lower grille, fog lamps, the plate without a number. */
export function lower({ width, sill, bonnet, cladding }: Front): string {
  const w = width / 2;
  const span = bonnet - sill;
  const [top, foot] = [-sill - span * 0.36, -sill - span * 0.08];
  return [
    cladding
      ? path(
          `M${-w * 0.98} ${-sill - span * 0.16}H${w * 0.98}V${-sill - 6}C${w * 0.96} ${-sill - 1} ${w * 0.92} ${-sill} ${w * 0.88} ${-sill}H${-w * 0.88}C${-w * 0.92} ${-sill} ${-w * 0.96} ${-sill - 1} ${-w * 0.98} ${-sill - 6}z`,
          '#2a3037',
        )
      : '',
    stroke(
      `M${-w * 0.97} ${top - 5}C${-w * 0.4} ${top - 2} ${w * 0.4} ${top - 2} ${w * 0.97} ${top - 5}`,
      '#fff',
      1.4,
      'opacity=".35"',
    ),
    path(
      `M${-w * 0.5} ${top}H${w * 0.5}L${w * 0.44} ${foot}H${-w * 0.44}z`,
      'url(#grille)',
      'stroke-linejoin="round" stroke="#151a20" stroke-width="3"',
    ),
    both(
      path(
        `M${w * 0.62} ${top + 2}H${w * 0.9}L${w * 0.84} ${foot - 1}H${w * 0.62}z`,
        '#171c22',
        'stroke-linejoin="round" stroke="#171c22" stroke-width="3"',
      ) + circle(w * 0.74, (top + foot) / 2, 4, '#dfe8ef'),
    ),
    `<rect x="-25" y="${top - 2}" width="50" height="11.5" rx="1.8" fill="#fdfdfb" stroke="#7d8894" stroke-width=".8"/>`,
    `<rect x="-25" y="${top - 2}" width="7" height="11.5" rx="1.8" fill="#3f77c4"/>`,
    stroke(`M${-w * 0.88} ${-sill - 0.5}H${w * 0.88}`, '#07090c', 2.5, 'opacity=".5"'),
  ].join('');
}

export function mirror({ width, belt, height }: Front): string {
  const x = width * 0.475;
  const y = -belt - Math.min(12, (height - belt) * 0.2);
  const shell = `M${x} ${y + 4}C${x + 3} ${y - 6} ${x + 10} ${y - 8} ${x + 16} ${y - 7}C${x + 21} ${y - 5} ${x + 21} ${y + 5} ${x + 17} ${y + 7}C${x + 11} ${y + 9} ${x + 2} ${y + 9} ${x} ${y + 4}z`;
  return [
    stroke(`M${x - 6} ${-belt + 3}L${x + 5} ${y + 5}`, '#171c22', 4),
    path(shell, 'url(#roof)', 'stroke="#171c22" stroke-width="1.2"'),
    path(
      `M${x + 2} ${y + 4}C${x + 6} ${y + 8} ${x + 14} ${y + 7} ${x + 18} ${y + 4}V${y + 7}H${x + 3}z`,
      '#171c22',
      'opacity=".7"',
    ),
  ].join('');
}
