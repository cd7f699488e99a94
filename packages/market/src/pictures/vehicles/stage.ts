import type { Gradient } from '../gradients.ts';
import type { Colour } from '../pixels.ts';
import { linear, radial } from './ink.ts';

const rgb = ([r, g, b]: Colour): string => `rgb(${r},${g},${b})`;

/** What the rental's gradient, the floor and the shadow are painted with. */
export function stageInks({ light, deep, shade }: Gradient): string {
  return [
    linear(
      'sky',
      [0, 0, 1, 1],
      [
        [0, rgb(light)],
        [1, rgb(deep)],
      ],
    ),
    radial(
      'pool',
      [
        [0, '#fff', 0.75],
        [1, '#fff', 0],
      ],
      'cx=".5" cy=".42" r=".52"',
    ),
    linear(
      'floor',
      [0, 0, 0, 1],
      [
        [0, rgb(deep), 0],
        [0.45, rgb(deep), 0.55],
        [1, rgb(deep), 0.9],
      ],
    ),
    radial('ground', [
      [0.3, rgb(shade), 0.62],
      [0.62, rgb(shade), 0.24],
      [1, rgb(shade), 0],
    ]),
  ].join('');
}

/** The gradient with a pool of light behind the vehicle, and the floor that it stands on. */
export function stage({ width, height }: { width: number; height: number }, foot: number): string {
  const floor = height - foot + 46;
  return [
    `<rect width="${width}" height="${height}" fill="url(#sky)"/><rect width="${width}" height="${height}" fill="url(#pool)"/>`,
    floor > 0 ? `<rect y="${foot - 46}" width="${width}" height="${floor}" fill="url(#floor)"/>` : '',
  ].join('');
}

/** A dark touch under the wheels within a wider, fainter one. */
export function shadow(x: number, y: number, length: number): string {
  return [
    `<ellipse cx="${x}" cy="${y + 3}" rx="${length * 0.56}" ry="20" fill="url(#ground)" opacity=".75"/>`,
    `<ellipse cx="${x}" cy="${y}" rx="${length * 0.49}" ry="8" fill="url(#ground)"/>`,
  ].join('');
}
