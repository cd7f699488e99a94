import { circle, linear, path, stroke } from '../ink.ts';
import type { VehicleDrawing } from '../drawing.ts';
import type { VehicleBody } from '../look.ts';
import type { Coat } from '../paint.ts';
import { metal, rubber, tubes } from './parts.ts';

const both = (half: string): string => `${half}<g transform="scale(-1 1)">${half}</g>`;

type CycleBody = Extract<VehicleBody, 'motorcycle' | 'scooter' | 'bicycle' | 'e-bike' | 'cargo-bike'>;

/** Cycles from the front: drawn around a middle at 0. */
const DRAWINGS: Readonly<Record<CycleBody, { width: number; height: number; draw: (coat: Coat) => string }>> =
  {
    bicycle: { width: 66, height: 112, draw: (coat) => cycle(coat, 1.8, basket()) },
    'e-bike': { width: 70, height: 112, draw: (coat) => cycle(coat, 2.5, '') },
    'cargo-bike': { width: 80, height: 112, draw: cargo },
    motorcycle: { width: 90, height: 118, draw: motorcycle },
    scooter: { width: 84, height: 130, draw: scooter },
  };

export function cycleFront(body: CycleBody, coat: Coat): VehicleDrawing {
  const { width, height, draw } = DRAWINGS[body];
  return {
    length: width,
    height,
    inks: inksOf(coat),
    drawing: `<g transform="translate(${width / 2} 0)">${draw(coat)}</g>`,
  };
}

function inksOf(coat: Coat): string {
  return [
    linear(
      'round',
      [0, 0, 1, 0],
      [
        [0, coat.deep],
        [0.3, coat.base],
        [0.48, coat.light],
        [0.66, coat.base],
        [1, coat.under],
      ],
    ),
    linear(
      'tyre',
      [0, 0, 1, 0],
      [
        [0, '#0c0f13'],
        [0.45, '#4a525c'],
        [1, '#0c0f13'],
      ],
    ),
    linear(
      'lamp',
      [0, 0, 0, 1],
      [
        [0, '#fff'],
        [1, '#a9bccd'],
      ],
    ),
  ].join('');
}

const tyre = (radius: number, half: number): string =>
  `<rect x="${-half}" y="${-radius * 2}" width="${half * 2}" height="${radius * 2}" rx="${half}" fill="url(#tyre)"/>`;

function grips(y: number, half: number): string {
  return both(
    [
      metal(`M0 ${y + 1}C8 ${y - 3} 12 ${y - 5} 18 ${y - 5}L${half - 8} ${y - 3}`, 2.4),
      rubber(`M${half - 12} ${y - 3.4}L${half} ${y - 2}`, 3.8),
      stroke(
        `M${half - 14} ${y - 2.5}C${half - 11} ${y + 1} ${half - 6} ${y + 2} ${half - 2} ${y + 2}`,
        '#aab3bd',
        1.3,
      ),
    ].join(''),
  );
}

function cycle(coat: Coat, half: number, carried: string): string {
  return [
    path('M-10 -92C-11 -99 11 -99 10 -92C8 -88 -8 -88 -10 -92z', '#20252c'),
    both(
      stroke('M6 -30H14', '#7d8792', 2) +
        `<rect x="13" y="-32" width="11" height="4" rx="1.5" fill="#20252c"/>`,
    ),
    tyre(34, half),
    both(tubes('M1.5 -74C5 -72 6 -66 6 -60L5 -34', coat, 2.8)),
    both(circle(5, -34, 2, '#aab3bd')),
    stroke('M0 -71V-84', coat.under, 6),
    path('M-5 -73C-5 -77 5 -77 5 -73L4 -56H-4z', coat.base),
    path('M-2.5 -74H-0.5L-1 -57H-2.5z', coat.light, 'opacity=".8"'),
    tubes('M0 -74V-90', coat, 5),
    metal('M0 -90V-104', 2.8),
    grips(-104, 32),
    carried,
    circle(0, -79, 5, '#2a3037'),
    circle(0, -79, 3.8, '#fff6d0'),
    circle(-1, -80, 1.4, '#fff'),
  ].join('');
}

function basket(): string {
  const weave = [0, 1, 2, 3]
    .map((row) => `M${-20 + row * 0.8} ${-96 + row * 4.2}H${20 - row * 0.8}`)
    .join('');
  const staves = [0, 1, 2, 3, 4, 5, 6, 7]
    .map((n) => `M${-19.5 + n * 5.6} -100L${-17 + n * 4.9} -83`)
    .join('');
  return [
    path('M-22 -101H22L18 -83C18 -81.5 17 -81 15 -81H-15C-17 -81 -18 -81.5 -18 -83z', '#a8733d'),
    path('M-22 -101H22L20.5 -95H-20.5z', '#c48d52'),
    stroke(weave, '#6d4722', 0.9, 'opacity=".75"'),
    stroke(staves, '#e0b47c', 0.9, 'opacity=".7"'),
    stroke('M-22.5 -101H22.5', '#8a5a2b', 2.4),
  ].join('');
}

function cargo(coat: Coat): string {
  return [
    path('M-10 -92C-11 -99 11 -99 10 -92C8 -88 -8 -88 -10 -92z', '#20252c'),
    metal('M0 -70V-104', 3),
    grips(-104, 30),
    path('M-33 -78H33L28 -32C27.8 -30 27 -29 25 -29H-25C-27 -29 -27.8 -30 -28 -32z', '#c99a5e'),
    path('M-33 -78H33L32 -69H-32z', '#e2b87f'),
    path('M-30.5 -54H30.5L28 -32C27.8 -30 27 -29 25 -29H-25C-27 -29 -27.8 -30 -28 -32z', coat.base),
    path(
      'M-29.5 -44H29.5L28 -32C27.8 -30 27 -29 25 -29H-25C-27 -29 -27.8 -30 -28 -32z',
      coat.deep,
      'opacity=".7"',
    ),
    stroke('M-30.5 -54H30.5', coat.light, 1.2),
    stroke('M-31.5 -66H31.5M-12 -78V-54M12 -78V-54', '#8a6231', 0.8, 'opacity=".6"'),
    stroke('M-34 -78.5H34', '#6d4722', 2.8),
    tyre(26, 2.4),
    both(tubes('M1.5 -58C5 -56 6 -52 6 -48L5 -26', coat, 2.8)),
    tubes('M0 -56V-62', coat, 5),
    circle(0, -65, 5, '#2a3037'),
    circle(0, -65, 3.8, '#fff6d0'),
  ].join('');
}

function motorcycle(): string {
  return [
    both(
      path('M6 -62H18C22 -58 23 -50 23 -42C23 -30 20 -22 12 -20H6z', '#39424c') +
        stroke('M9 -56H19M9 -52H20.5M9 -48H21', '#6a7480', 1.4),
    ),
    both(
      stroke('M20 -34H38', '#2a3037', 3) + circle(20, -34, 6, '#7d8792') + circle(20, -34, 3.4, '#39424c'),
    ),
    path('M-19 -96C-21 -78 -14 -66 0 -66S21 -78 19 -96C12 -102 -12 -102 -19 -96z', 'url(#round)'),
    tyre(33, 6.5),
    both(
      metal('M10 -94L9 -33', 4.4) + stroke('M9.5 -62V-36', '#20252c', 5.5) + circle(8.5, -33, 3.4, '#aab3bd'),
    ),
    path('M-9 -66C-9 -74 9 -74 9 -66L8.5 -50H-8.5z', 'url(#round)'),
    stroke('M-12 -86H12M-12 -98H12', '#2a3037', 3),
    circle(0, -92, 13, '#20252c'),
    circle(0, -92, 11, 'url(#lamp)'),
    circle(0, -92, 11, 'none', 'stroke="#9aa4af" stroke-width="1.6"'),
    stroke('M-7 -97C-4 -101 4 -101 7 -97', '#fff', 1.8),
    both(circle(18, -92, 3.4, '#f2a13a') + circle(17.2, -93, 1.1, '#ffe0b0')),
    both(metal('M0 -104C10 -108 18 -108 26 -106', 2.6) + rubber('M27 -106L40 -103', 4.2)),
    both(
      stroke('M24 -107L30 -115', '#2a3037', 1.5) +
        `<ellipse cx="33" cy="-117" rx="9" ry="5" fill="#20252c"/><ellipse cx="33" cy="-117" rx="7" ry="3.5" fill="#9fb4c6"/>`,
    ),
    both(circle(6, -106, 5, '#20252c') + circle(6, -106, 3.4, '#dfe8ef')),
  ].join('');
}

function scooter(coat: Coat): string {
  return [
    path('M-26 -62C-30 -44 -26 -28 -18 -24H18C26 -28 30 -44 26 -62z', coat.deep),
    path('M-16 -88C-17 -96 17 -96 16 -88L18 -70H-18z', '#22272e'),
    tyre(22, 6),
    path(
      'M-17 -44C-17 -56 17 -56 17 -44C17 -36 13 -31 9 -29C10 -36 8 -40 0 -40S-10 -36 -9 -29C-13 -31 -17 -36 -17 -44z',
      'url(#round)',
    ),
    path(
      'M-22 -40C-27 -56 -24 -84 -12 -100C-6 -104 6 -104 12 -100C24 -84 27 -56 22 -40C16 -46 8 -50 0 -50S-16 -46 -22 -40z',
      'url(#round)',
    ),
    stroke('M-16 -56C-18 -70 -14 -86 -8 -95', '#fff', 2, 'opacity=".5"'),
    path('M-3.5 -98H3.5L5 -52H-5z', coat.under, 'opacity=".25"'),
    both(`<rect x="11" y="-70" width="7" height="4" rx="2" fill="#f2a13a"/>`),
    path('M-15 -112C-15 -122 15 -122 15 -112C15 -104 9 -100 0 -100S-15 -104 -15 -112z', 'url(#round)'),
    circle(0, -110, 8.5, 'url(#lamp)'),
    circle(0, -110, 8.5, 'none', 'stroke="#8fa0b0" stroke-width="1.4"'),
    stroke('M-5 -113C-3 -116 3 -116 5 -113', '#fff', 1.4),
    both(metal('M14 -113L22 -114', 2.6) + rubber('M22 -114L36 -112', 4.2)),
    both(
      stroke('M19 -115L26 -124', '#2a3037', 1.5) +
        `<circle cx="29" cy="-127" r="6.5" fill="#20252c"/><circle cx="29" cy="-127" r="5" fill="#9fb4c6"/>`,
    ),
  ].join('');
}
