import { circle, linear, path, stroke } from '../ink.ts';
import type { Coat } from '../paint.ts';
import type { VehicleDrawing } from '../drawing.ts';
import { both, lamp, lower, mirror } from './front-parts.ts';
import type { Front } from './fronts.ts';

/** A car from the front: one half drawn, the other mirrored. */
export function carFront(front: Front, coat: Coat): VehicleDrawing {
  const { width, height } = front;
  const drawing = [
    front.open ? cockpitBehind(front) : cabin(front),
    tyres(front),
    body(front),
    face(front, coat),
    both(lamp(front)),
    lower(front),
    both(mirror(front)),
  ].join('');
  return {
    length: width + 30,
    height,
    inks: inksOf(front, coat),
    drawing: `<g transform="translate(${width / 2 + 15} 0)">${drawing}</g>`,
  };
}

/** Glass, lamps and tyres, which are not painted. */
const FIXED_INKS = [
  linear(
    'side',
    [0, 0, 1, 0],
    [
      [0, '#0b1018', 0],
      [0.72, '#0b1018', 0],
      [1, '#0b1018', 0.42],
    ],
  ),
  linear(
    'glass',
    [0, 0, 0.3, 1],
    [
      [0, '#8fb0c9'],
      [0.4, '#48617a'],
      [1, '#17222e'],
    ],
  ),
  linear(
    'lamp',
    [0, 0, 0, 1],
    [
      [0, '#ffffff'],
      [0.55, '#dbe6ef'],
      [1, '#8ea2b5'],
    ],
  ),
  linear(
    'grille',
    [0, 0, 0, 1],
    [
      [0, '#0d1116'],
      [1, '#2c343d'],
    ],
  ),
  linear(
    'tyre',
    [0, 0, 0, 1],
    [
      [0, '#0d1014'],
      [0.6, '#262c33'],
      [1, '#101317'],
    ],
  ),
].join('');

function inksOf({ height, belt, sill }: Front, coat: Coat): string {
  return [
    linear(
      'paint',
      [0, -belt, 0, -sill],
      [
        [0, coat.light],
        [0.12, coat.base],
        [0.3, coat.light],
        [0.42, coat.base],
        [0.72, coat.deep],
        [1, coat.under],
      ],
      'user',
    ),
    linear(
      'roof',
      [0, -height, 0, -belt],
      [
        [0, coat.light],
        [0.16, coat.base],
        [1, coat.deep],
      ],
      'user',
    ),
    FIXED_INKS,
  ].join('');
}

function tyres({ width, sill, wheel }: Front): string {
  const x = width / 2 - wheel - 7;
  return both(
    [
      `<rect x="${x}" y="${-sill - 16}" width="${wheel}" height="${sill + 16}" rx="4" fill="url(#tyre)"/>`,
      stroke(
        `M${x + wheel * 0.3} -3V${-sill}M${x + wheel * 0.62} -3V${-sill}`,
        '#454e58',
        0.8,
        'opacity=".6"',
      ),
    ].join(''),
  );
}

function cabin({ width, height, belt, roof, rails }: Front): string {
  const [low, top] = [width * 0.46, (width * roof) / 2];
  const shell = `M${-low} ${-belt + 3}C${-low + 4} ${-belt - 14} ${-top - 5} ${-height + 14} ${-top + 4} ${-height + 6}C${-top * 0.6} ${-height - 1} ${top * 0.6} ${-height - 1} ${top - 4} ${-height + 6}C${top + 5} ${-height + 14} ${low - 4} ${-belt - 14} ${low} ${-belt + 3}z`;
  const rail = stroke(`M${top - 4} ${-height + 5}v-6`, '#2b3139', 5);
  return [rails ? both(rail) : '', path(shell, 'url(#roof)'), screen(width, height, belt, roof)].join('');
}

function screen(width: number, height: number, belt: number, roof: number): string {
  const [low, top] = [width * 0.425, (width * roof) / 2 - 8];
  const [y, under] = [-height + 14, -belt + 3];
  const glass = `M${-low} ${under}C${-low + 6} ${under - 16} ${-top - 3} ${y + 8} ${-top + 3} ${y + 1}C${-top * 0.5} ${y - 3} ${top * 0.5} ${y - 3} ${top - 3} ${y + 1}C${top + 3} ${y + 8} ${low - 6} ${under - 16} ${low} ${under}C${low * 0.5} ${under - 5} ${-low * 0.5} ${under - 5} ${-low} ${under}z`;
  return [
    path(glass, '#11161c', 'stroke="#11161c" stroke-width="3"'),
    path(glass, 'url(#glass)'),
    `<clipPath id="screen"><path d="${glass}"/></clipPath><g clip-path="url(#screen)">`,
    path(
      `M${-low * 0.34 - 13} ${under + 2}v-22c0-8 26-8 26 0v22zM${low * 0.34 - 13} ${under + 2}v-22c0-8 26-8 26 0v22z`,
      '#10171f',
      'opacity=".5"',
    ),
    path(`M${-low} ${y - 6}H${-low * 0.2}L${-low * 0.66} ${under}H${-low * 1.3}z`, '#e8f4fc', 'opacity=".2"'),
    path(
      `M${low * 0.1} ${y - 6}h${low * 0.2}L${-low * 0.12} ${under}h${-low * 0.2}z`,
      '#e8f4fc',
      'opacity=".12"',
    ),
    '</g>',
    `<rect x="-11" y="${y + 1}" width="22" height="6.5" rx="3" fill="#0d1116"/>`,
    stroke(
      `M${-low * 0.75} ${under - 1.5}L-4 ${under - 7}M${low * 0.1} ${under - 3}L${low * 0.72} ${under - 8}`,
      '#0b0e12',
      2,
    ),
  ].join('');
}

/** Without a roof: the windscreen's frame, and the head rests behind it. */
function cockpitBehind({ width, height, belt, roof }: Front): string {
  const rest = (x: number): string =>
    `<rect x="${x - 14}" y="${-belt - 24}" width="28" height="34" rx="9" fill="#3a2c22"/><rect x="${x - 14}" y="${-belt - 24}" width="28" height="13" rx="6.5" fill="#6b5341"/>`;
  const [low, top] = [width * 0.44, (width * roof) / 2];
  const frame = `M${-low} ${-belt + 4}L${-top} ${-height + 4}C${-top * 0.5} ${-height} ${top * 0.5} ${-height} ${top} ${-height + 4}L${low} ${-belt + 4}`;
  return [
    rest(-34),
    rest(34),
    circle(34, -belt + 4, 19, 'none', 'stroke="#14181d" stroke-width="5"'),
    path(`${frame}z`, '#9fc3dc', 'opacity=".42"'),
    path(
      `M${-low * 0.9} ${-belt}L${-top * 0.9} ${-height + 6}H${-top * 0.3}L${-low * 0.5} ${-belt}z`,
      '#fff',
      'opacity=".3"',
    ),
    stroke(frame, '#171c22', 5.5),
    stroke(frame, '#aab4c0', 1, 'opacity=".8"'),
    `<rect x="-10" y="${-height + 5}" width="20" height="6" rx="3" fill="#0d1116"/>`,
  ].join('');
}

function outline({ width, belt, sill }: Front): string {
  const w = width / 2;
  return `M${-w * 0.92} ${-belt + 2}C${-w * 0.5} ${-belt - 5} ${w * 0.5} ${-belt - 5} ${w * 0.92} ${-belt + 2}C${w * 0.99} ${-belt + 8} ${w} ${-belt + 22} ${w} ${-belt * 0.62}V${-sill - 12}C${w} ${-sill - 3} ${w * 0.96} ${-sill} ${w * 0.9} ${-sill}H${-w * 0.9}C${-w * 0.96} ${-sill} ${-w} ${-sill - 3} ${-w} ${-sill - 12}V${-belt * 0.62}C${-w} ${-belt + 22} ${-w * 0.99} ${-belt + 8} ${-w * 0.92} ${-belt + 2}z`;
}

function body(front: Front): string {
  const { width, belt, sill } = front;
  const w = width / 2;
  const shade = `<rect x="${w * 0.72}" y="${-belt}" width="${w * 0.28}" height="${belt - sill}" fill="url(#side)" opacity=".6"/>`;
  return [
    `<clipPath id="front"><path d="${outline(front)}"/></clipPath>`,
    path(`M${-w * 0.86} ${-sill - 2}H${w * 0.86}L${w * 0.8} -8H${-w * 0.8}z`, '#0d1014'),
    path(outline(front), 'url(#paint)'),
    `<g clip-path="url(#front)">${both(shade)}</g>`,
  ].join('');
}

/** Bonnet with its creases, the grille and its bars. */
function face({ width, belt, bonnet, sill }: Front, coat: Coat): string {
  const w = width / 2;
  const [top, foot] = [-bonnet + 4, -bonnet + 4 + (bonnet - sill) * 0.34];
  const grille = `M${-w * 0.4} ${top}H${w * 0.4}C${w * 0.43} ${top} ${w * 0.44} ${top + 3} ${w * 0.42} ${top + 6}L${w * 0.34} ${foot - 3}C${w * 0.33} ${foot} ${w * 0.31} ${foot} ${w * 0.28} ${foot}H${-w * 0.28}C${-w * 0.31} ${foot} ${-w * 0.33} ${foot} ${-w * 0.34} ${foot - 3}L${-w * 0.42} ${top + 6}C${-w * 0.44} ${top + 3} ${-w * 0.43} ${top} ${-w * 0.4} ${top}z`;
  const bars = [0.3, 0.55, 0.8].map((at) => `M${-w * 0.39} ${top + (foot - top) * at}H${w * 0.39}`).join('');
  return [
    both(
      stroke(
        `M${w * 0.56} ${-belt}C${w * 0.5} ${-bonnet - 10} ${w * 0.44} ${-bonnet - 4} ${w * 0.4} ${-bonnet}`,
        '#0b1018',
        1.2,
        'opacity=".28"',
      ),
    ),
    both(
      stroke(
        `M${w * 0.5} ${-belt}C${w * 0.44} ${-bonnet - 10} ${w * 0.38} ${-bonnet - 4} ${w * 0.34} ${-bonnet}`,
        '#fff',
        1.6,
        'opacity=".4"',
      ),
    ),
    stroke(
      `M${-w * 0.9} ${-bonnet}C${-w * 0.4} ${-bonnet - 5} ${w * 0.4} ${-bonnet - 5} ${w * 0.9} ${-bonnet}`,
      coat.under,
      1.2,
      'opacity=".7"',
    ),
    path(grille, 'url(#grille)'),
    `<clipPath id="bars"><path d="${grille}"/></clipPath><g clip-path="url(#bars)">${stroke(bars, '#7d8894', 1.8, 'opacity=".85"')}</g>`,
    stroke(grille, '#c8d0d8', 1.5, 'opacity=".9"'),
    circle(0, (top + foot) / 2, 6, '#e6ebf0'),
    circle(0, (top + foot) / 2, 4, '#7b8793'),
  ].join('');
}
