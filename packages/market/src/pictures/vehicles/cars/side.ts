import { circle, linear, path, radial, stroke } from '../ink.ts';
import type { Coat } from '../paint.ts';
import { carWheel, WHEEL_INKS } from '../wheel.ts';
import type { Profile } from './profile.ts';

/** Space between a tyre and its arch. */
const GAP = 5;

/** A car from the side: what it is painted with, and the drawing in the profile's centimetres. */
export function carSide(profile: Profile, coat: Coat): { inks: string; drawing: string } {
  const body = bodyOf(profile);
  return {
    inks: inksOf(profile, coat, body),
    drawing: [
      profile.behind ?? '',
      wells(profile),
      path(body, 'url(#paint)'),
      `<g clip-path="url(#body)">${lightOn(profile)}</g>`,
      profile.cladding ? cladding(profile) : '',
      glass(profile),
      seams(profile),
      lights(profile),
      mirror(profile),
      profile.over ?? '',
      carWheel(profile.axles.rear, profile.wheel, profile.rim),
      carWheel(profile.axles.front, profile.wheel, profile.rim),
    ].join(''),
  };
}

/** The outline, closed below: round each wheel, straight between them. */
function bodyOf({ outline, axles, wheel, sill }: Profile): string {
  const radius = wheel + GAP;
  const half = Math.sqrt(Math.max(0, radius ** 2 - (sill - wheel) ** 2));
  const arch = (x: number): string => `L${x + half} ${-sill}A${radius} ${radius} 0 0 0 ${x - half} ${-sill}`;
  return `${outline}L${axles.front + half + 8} ${-sill}${arch(axles.front)}${arch(axles.rear)}z`;
}

/** Glass, lamps and shadows, which are not painted. */
const FIXED_INKS = [
  linear(
    'glass',
    [0, 0, 0.5, 1],
    [
      [0, '#5d7488'],
      [0.35, '#2c3b49'],
      [1, '#111a23'],
    ],
  ),
  linear(
    'shine',
    [0, 0, 0, 1],
    [
      [0, '#fff', 0.75],
      [1, '#fff', 0],
    ],
  ),
  linear(
    'lamp',
    [0, 0, 1, 1],
    [
      [0, '#fdfeff'],
      [0.6, '#cfdbe6'],
      [1, '#8fa2b4'],
    ],
  ),
  linear(
    'tail',
    [0, 0, 0, 1],
    [
      [0, '#ff6b5c'],
      [1, '#b3141c'],
    ],
  ),
  radial('well', [
    [0, '#0b0d10'],
    [1, '#171b20'],
  ]),
].join('');

function inksOf({ height, sill }: Profile, coat: Coat, body: string): string {
  return [
    `<clipPath id="body"><path d="${body}"/></clipPath>`,
    linear(
      'paint',
      [0, -height, 0, -sill],
      [
        [0, coat.light],
        [0.1, coat.base],
        [0.4, coat.base],
        [0.47, coat.light],
        [0.56, coat.base],
        [0.78, coat.deep],
        [1, coat.under],
      ],
      'user',
    ),
    FIXED_INKS,
    WHEEL_INKS,
  ].join('');
}

function wells({ axles, wheel }: Profile): string {
  const radius = wheel + GAP + 1.5;
  return [axles.rear, axles.front].map((x) => circle(x, -wheel - 1, radius, 'url(#well)')).join('');
}

/** The sky on the shoulder, the ground under the doors, the light before and behind. */
function lightOn({ shoulder, length, sill, height, axles, wheel }: Profile): string {
  const low = -sill - (height - sill) * 0.17;
  return [
    stroke(shoulder, '#fff', 7, 'opacity=".2"'),
    stroke(shoulder, '#fff', 2.2, 'opacity=".6"'),
    `<g transform="translate(0 5)">${stroke(shoulder, '#0b1018', 3, 'opacity=".14"')}</g>`,
    path(
      `M-4 ${low + 4}C${length * 0.3} ${low - 5} ${length * 0.7} ${low - 4} ${length + 4} ${low + 6}V10H-4z`,
      '#0b1018',
      'opacity=".2"',
    ),
    stroke(
      `M${axles.rear + wheel + 16} ${low + 1.5}C${length * 0.4} ${low - 4} ${length * 0.6} ${low - 4} ${axles.front - wheel - 16} ${low}`,
      '#fff',
      1.6,
      'opacity=".4"',
    ),
    [axles.rear, axles.front]
      .map((x) =>
        circle(x, -wheel, wheel + GAP + 2.5, 'none', 'stroke="#fff" stroke-width="1.8" opacity=".3"'),
      )
      .join(''),
    path(`M-2 -400H14V0H-2z`, '#0b1018', 'opacity=".16"'),
    path(`M${length - 14} -400H${length + 2}V0H${length - 14}z`, '#0b1018', 'opacity=".1"'),
    stroke(`M0 ${-sill + 1}H${length}`, '#07090c', 5, 'opacity=".55"'),
  ].join('');
}

function cladding({ axles, wheel, sill, length }: Profile): string {
  const radius = wheel + GAP + 3;
  const drop = Math.sqrt(radius ** 2 - (sill - wheel) ** 2);
  const arch = (x: number): string =>
    stroke(`M${x - drop} ${-sill}A${radius} ${radius} 0 0 1 ${x + drop} ${-sill}`, '#2a3037', 7, '', 'butt');
  return `<g clip-path="url(#body)">${arch(axles.rear)}${arch(axles.front)}${stroke(`M-4 ${-sill - 3}H${length + 4}`, '#2a3037', 10)}${stroke(`M-4 ${-sill - 8.5}H${length + 4}`, '#5a646f', 1, 'opacity=".7"')}</g>`;
}

function glass({ windows, height }: Profile): string {
  if (windows.length === 0) return '';
  const all = windows.join('');
  return [
    `<clipPath id="glazing"><path d="${all}"/></clipPath>`,
    stroke(all, '#11161c', 4),
    path(all, 'url(#glass)'),
    `<g clip-path="url(#glazing)">`,
    ...[0.16, 0.46, 0.74].map((at, n) =>
      path(
        `M${120 + at * 260} -20L${170 + at * 260} ${-height - 20}h${n === 1 ? 46 : 20}l-50 ${height}z`,
        '#dcecf8',
        `opacity="${n === 1 ? 0.13 : 0.1}"`,
      ),
    ),
    `</g>`,
    stroke(all, '#c9d2da', 0.9, 'opacity=".55"'),
  ].join('');
}

function seams({ seams: lines, handles }: Profile): string {
  const seam = (d: string): string =>
    `<g transform="translate(1.2 0)">${stroke(d, '#fff', 1, 'opacity=".28"')}</g>${stroke(d, '#0b1018', 1.2, 'opacity=".5"')}`;
  const handle = ([x, y]: readonly [number, number]): string =>
    stroke(`M${x} ${y + 1.6}h17`, '#0b1018', 4.6, 'opacity=".28"') +
    stroke(`M${x} ${y}h17`, '#e8edf2', 3, 'opacity=".9"');
  return lines.map(seam).join('') + handles.map(handle).join('');
}

function lights({ headlight, taillight }: Profile): string {
  return [
    path(taillight, 'url(#tail)', 'stroke="#5c0a10" stroke-width="1"'),
    path(headlight, 'url(#lamp)', 'stroke="#3a4550" stroke-width="1.1"'),
  ].join('');
}

function mirror({ mirror: [x, y] }: Profile): string {
  const shell = `M${x - 12} ${y - 4}C${x - 13} ${y - 13} ${x - 4} ${y - 15} ${x + 5} ${y - 13}C${x + 11} ${y - 11} ${x + 12} ${y - 3} ${x + 8} ${y - 2}C${x} ${y} ${x - 8} ${y} ${x - 12} ${y - 4}z`;
  return (
    path(shell, '#171c22') +
    path(shell, 'url(#paint)', 'opacity=".55"') +
    stroke(shell, '#0b1018', 0.9, 'opacity=".6"')
  );
}
