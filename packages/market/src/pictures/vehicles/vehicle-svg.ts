import { type Gradient, gradientOf } from '../gradients.ts';
import type { Colour } from '../pixels.ts';
import { linear, radial } from './ink.ts';
import { VEHICLE_BODIES, type VehicleLook, type VehicleView } from './look.ts';
import { drawSide } from './vehicle-side.ts';

/** A card's picture is 350 CSS pixels wide at most; twice that stays crisp on dense screens. */
export const VEHICLE_SIZE = { width: 720, height: 450 };

type Size = { width: number; height: number };

/** A vehicle on nothing, as large as fits, its feet on the lower edge. */
export function vehicleAlone(look: VehicleLook, { width, height }: Size): string {
  const { length, height: tall, inks, drawing } = drawSide(look);
  const scale = Math.min(width / (length + 8), height / (tall + 12));
  const left = (width - length * scale) / 2;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>${inks}</defs>`,
    `<g transform="translate(${left} ${height - 2}) scale(${scale})">${drawing}</g></svg>`,
  ].join('');
}

/** Where it stands, as parts of the picture: its feet, and how much of the width and height it may take. */
const STAGE = { foot: 0.79, width: 0.82, height: 0.6 };

/** A vehicle over the rental's gradient, with its shadow on the ground. */
export function vehicleScene(look: VehicleLook, _view: VehicleView): string {
  const { width, height } = VEHICLE_SIZE;
  const gradient = gradientOf('sky', VEHICLE_BODIES.indexOf(look.body));
  const { length, height: tall, inks, drawing } = drawSide(look);
  const scale = Math.min((width * STAGE.width) / length, (height * STAGE.height) / tall);
  const [left, foot] = [(width - length * scale) / 2, height * STAGE.foot];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>${stageInks(gradient)}${inks}</defs>`,
    `<rect width="${width}" height="${height}" fill="url(#sky)"/><rect width="${width}" height="${height}" fill="url(#pool)"/>`,
    `<rect y="${foot - 46}" width="${width}" height="${height - foot + 46}" fill="url(#floor)"/>`,
    shadow(width / 2, foot, length * scale),
    `<g transform="translate(${left} ${foot}) scale(${scale})">${drawing}</g></svg>`,
  ].join('');
}

const hex = ([r, g, b]: Colour): string => `rgb(${r},${g},${b})`;

function stageInks({ light, deep, shade }: Gradient): string {
  return [
    linear(
      'sky',
      [0, 0, 1, 1],
      [
        [0, hex(light)],
        [1, hex(deep)],
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
        [0, hex(deep), 0],
        [0.45, hex(deep), 0.55],
        [1, hex(deep), 0.9],
      ],
    ),
    radial('ground', [
      [0.3, hex(shade), 0.62],
      [0.62, hex(shade), 0.24],
      [1, hex(shade), 0],
    ]),
  ].join('');
}

/** A dark touch under the wheels within a wider, fainter one. */
function shadow(x: number, y: number, length: number): string {
  return [
    `<ellipse cx="${x}" cy="${y + 3}" rx="${length * 0.56}" ry="20" fill="url(#ground)" opacity=".75"/>`,
    `<ellipse cx="${x}" cy="${y}" rx="${length * 0.49}" ry="8" fill="url(#ground)"/>`,
  ].join('');
}
