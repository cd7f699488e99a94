import { circle, linear, path, radial, stroke } from '../ink.ts';
import type { VehicleBody } from '../look.ts';

/** How the inside of a body differs: where the wheel sits, its covers, how upright one sits. */
type Cabin = { cover: string; trim: string; accent: string; upright: boolean; open: boolean };

const sober: Cabin = { cover: '#2a3037', trim: '#c5ccd4', accent: '#5fb8e8', upright: false, open: false };

const CABINS: Partial<Record<VehicleBody, Partial<Cabin>>> = {
  'city-car': { cover: '#32404a', trim: '#e9edf0', accent: '#ff8a5c' },
  hatchback: { accent: '#f0655a' },
  sedan: { cover: '#3b332c', trim: '#b98d5c', accent: '#f3d39a' },
  estate: { cover: '#2c3440', trim: '#a8b3bf', accent: '#7ad0c4' },
  suv: { cover: '#33302b', trim: '#9a7b56', accent: '#9fd86f' },
  cabriolet: { cover: '#a97a4d', trim: '#ead9c2', accent: '#ffd76a', open: true },
  pickup: { cover: '#353a33', accent: '#f2a13a', upright: true },
  van: { cover: '#2f3a45', accent: '#5fb8e8', upright: true },
  minibus: { cover: '#2d3b50', trim: '#b4bfca', accent: '#8fb4ff', upright: true },
};

/** The driver's place of a car, filling a picture of 720 by 450. */
export function cockpit(body: VehicleBody): { inks: string; drawing: string } {
  const cabin: Cabin = { ...sober, ...CABINS[body] };
  return {
    inks: inksOf(cabin),
    drawing: [
      outside(cabin),
      pillars(cabin),
      dashboard(cabin),
      cluster(cabin),
      centre(cabin),
      seats(),
      wheel(cabin),
    ].join(''),
  };
}

/** The air, the road and dark plastics: the same in every car. */
const FIXED_INKS = [
  linear(
    'air',
    [0, 0, 0, 1],
    [
      [0, '#8cc4ee'],
      [0.75, '#dff1fd'],
      [1, '#f6efe2'],
    ],
  ),
  linear(
    'dash',
    [0, 0, 0, 1],
    [
      [0, '#4a525c'],
      [0.18, '#2b3138'],
      [1, '#14181d'],
    ],
  ),
  radial('boss', [
    [0, '#3a424b'],
    [1, '#1a1f25'],
  ]),
  linear(
    'road',
    [0, 0, 0, 1],
    [
      [0, '#a7b0b8'],
      [1, '#6d7680'],
    ],
  ),
  linear(
    'display',
    [0, 0, 1, 1],
    [
      [0, '#1d3346'],
      [1, '#0b1520'],
    ],
  ),
].join('');

function inksOf({ cover, trim }: Cabin): string {
  return [
    linear(
      'trim',
      [0, 0, 1, 1],
      [
        [0, '#fff'],
        [0.3, trim],
        [1, trim],
      ],
    ),
    linear(
      'cover',
      [0, 0, 0, 1],
      [
        [0, cover],
        [1, '#0d1014'],
      ],
    ),
    FIXED_INKS,
  ].join('');
}

/** Through the windscreen: a road to the sea. */
function outside({ open }: Cabin): string {
  const horizon = open ? 138 : 150;
  return [
    '<rect width="720" height="450" fill="url(#air)"/>',
    `<rect y="${horizon}" width="720" height="34" fill="#5fa3cf"/>`,
    stroke(
      `M40 ${horizon + 9}H180M300 ${horizon + 14}H420M560 ${horizon + 8}H690`,
      '#cfe8f7',
      2,
      'opacity=".7"',
    ),
    path(`M0 ${horizon + 20}C80 ${horizon - 22} 170 ${horizon - 26} 250 ${horizon + 20}z`, '#6f9c7d'),
    path(`M470 ${horizon + 22}C560 ${horizon - 34} 660 ${horizon - 30} 760 ${horizon + 22}z`, '#5f8f73'),
    `<rect y="${horizon + 20}" width="720" height="160" fill="#8fb082"/>`,
    path(`M342 ${horizon + 20}H378L640 450H80z`, 'url(#road)'),
    stroke(`M360 ${horizon + 26}v12M360 ${horizon + 50}v20`, '#fff', 3, 'opacity=".85"'),
  ].join('');
}

function pillars({ open, upright }: Cabin): string {
  const roof = open ? 34 : upright ? 20 : 44;
  const inset = upright ? 18 : 46;
  return [
    open
      ? path('M0 24H720V44C500 34 220 34 0 44z', '#1a1f25')
      : path(`M0 0H720V${roof}C520 ${roof - 16} 200 ${roof - 16} 0 ${roof}z`, '#d9dbd8'),
    path(`M0 0H${inset + 10}L${inset - 18} 240H0z`, '#23282f'),
    path(`M720 0H${710 - inset}L${738 - inset} 240H720z`, '#23282f'),
    stroke(
      `M${inset + 10} ${roof - 8}L${inset - 18} 240M${710 - inset} ${roof - 8}L${738 - inset} 240`,
      '#5b6570',
      2,
      'opacity=".6"',
    ),
    `<rect x="306" y="${roof - 2}" width="108" height="30" rx="13" fill="#14181d"/><rect x="312" y="${roof + 3}" width="96" height="20" rx="9" fill="#9fc0d8"/>`,
    path(`M322 ${roof + 5}h26l-18 16h-12z`, '#fff', 'opacity=".45"'),
  ].join('');
}

function dashboard({ upright }: Cabin): string {
  const y = upright ? 226 : 208;
  const vent = (x: number): string =>
    `<rect x="${x}" y="${y + 30}" width="74" height="24" rx="10" fill="#0d1014"/>${stroke(`M${x + 8} ${y + 36}h58M${x + 8} ${y + 42}h58M${x + 8} ${y + 48}h58`, '#59636e', 1.6)}`;
  return [
    path(
      `M0 ${y + 26}C120 ${y - 8} 250 ${y - 16} 360 ${y - 6}S600 ${y - 8} 720 ${y + 20}V450H0z`,
      'url(#dash)',
    ),
    stroke(
      `M0 ${y + 27}C120 ${y - 7} 250 ${y - 15} 360 ${y - 5}S600 ${y - 7} 720 ${y + 21}`,
      '#8a949f',
      2,
      'opacity=".8"',
    ),
    path(
      `M0 ${y + 74}C160 ${y + 58} 560 ${y + 58} 720 ${y + 72}V${y + 88}C560 ${y + 76} 160 ${y + 76} 0 ${y + 90}z`,
      'url(#trim)',
    ),
    path(
      `M0 ${y + 90}C160 ${y + 76} 560 ${y + 76} 720 ${y + 88}V${y + 93}C560 ${y + 82} 160 ${y + 82} 0 ${y + 96}z`,
      '#0b0e12',
      'opacity=".5"',
    ),
    vent(30),
    vent(604),
    `<rect x="500" y="${y + 112}" width="170" height="62" rx="12" fill="#0d1014" opacity=".35"/><rect x="572" y="${y + 118}" width="26" height="6" rx="3" fill="#8a949f"/>`,
  ].join('');
}

/** Two round dials under their hood, before the driver. */
function cluster({ accent, upright }: Cabin): string {
  const y = upright ? 246 : 230;
  const dial = (x: number, turn: number): string => {
    const marks = Array.from({ length: 9 }, (_, at) => {
      const angle = ((150 + at * 30) * Math.PI) / 180;
      const [c, s] = [Math.cos(angle), Math.sin(angle)];
      return `M${(x + 19 * c).toFixed(1)} ${(y + 19 * s).toFixed(1)}L${(x + 24 * c).toFixed(1)} ${(y + 24 * s).toFixed(1)}`;
    }).join('');
    return [
      circle(x, y, 29, '#0a0d11'),
      circle(x, y, 29, 'none', 'stroke="#7d8792" stroke-width="2"'),
      stroke(marks, '#e8edf2', 1.6),
      `<g transform="rotate(${turn} ${x} ${y})">${stroke(`M${x - 4} ${y}H${x + 20}`, accent, 2.6)}</g>`,
      circle(x, y, 4, '#39424c'),
    ].join('');
  };
  return [
    path(`M108 ${y + 20}C108 ${y - 46} 150 ${y - 50} 200 ${y - 50}S292 ${y - 46} 292 ${y + 20}z`, '#1a1f25'),
    stroke(
      `M110 ${y + 8}C112 ${y - 44} 150 ${y - 48} 200 ${y - 48}S288 ${y - 44} 290 ${y + 8}`,
      '#6a7480',
      2,
      'opacity=".8"',
    ),
    dial(160, 210),
    dial(240, 250),
    `<rect x="191" y="${y - 10}" width="18" height="24" rx="4" fill="${accent}" opacity=".35"/>`,
  ].join('');
}

/** The display with a map, knobs, and the lever between the seats. */
function centre({ accent, upright }: Cabin): string {
  const y = upright ? 212 : 196;
  const knob = (x: number): string =>
    circle(x, y + 126, 15, '#0d1014') +
    circle(x, y + 126, 12, 'url(#boss)') +
    circle(x, y + 126, 12, 'none', 'stroke="#8a949f" stroke-width="1.6"') +
    stroke(`M${x} ${y + 118}v5`, accent, 2);
  return [
    `<rect x="318" y="${y - 2}" width="150" height="92" rx="12" fill="#0b0e12"/><rect x="325" y="${y + 5}" width="136" height="78" rx="7" fill="url(#display)"/>`,
    stroke(
      `M332 ${y + 60}L372 ${y + 44}L398 ${y + 62}L454 ${y + 30}M350 ${y + 10}L368 ${y + 78}M410 ${y + 8}L432 ${y + 78}`,
      '#4d6a82',
      3,
      'opacity=".8"',
    ),
    stroke(`M346 ${y + 74}L372 ${y + 44}L398 ${y + 62}L430 ${y + 44}`, accent, 4),
    circle(430, y + 44, 6, '#fff') + circle(430, y + 44, 3.4, accent),
    knob(344),
    knob(393),
    knob(442),
    path(`M322 ${y + 154}H464L486 450H300z`, '#1d2228'),
    stroke(`M322 ${y + 154}L300 450M464 ${y + 154}L486 450`, '#59636e', 1.6, 'opacity=".7"'),
    `<ellipse cx="393" cy="${y + 214}" rx="34" ry="16" fill="#0d1014"/><ellipse cx="393" cy="${y + 212}" rx="26" ry="11" fill="#2b3138"/>`,
    stroke(`M393 ${y + 210}L390 ${y + 168}`, '#8a949f', 7),
    path(
      `M376 ${y + 160}C376 ${y + 146} 404 ${y + 144} 405 ${y + 158}C406 ${y + 172} 398 ${y + 178} 390 ${y + 178}S376 ${y + 172} 376 ${y + 160}z`,
      '#14181d',
    ),
    stroke(`M381 ${y + 156}C383 ${y + 150} 396 ${y + 149} 399 ${y + 155}`, '#aab3bd', 2, 'opacity=".8"'),
  ].join('');
}

/** The lower edge: covers of both seats with their seams. */
function seats(): string {
  const seat = (x: number): string =>
    path(
      `M${x} 450C${x - 2} 404 ${x + 16} 386 ${x + 60} 384H${x + 150}C${x + 196} 386 ${x + 212} 404 ${x + 210} 450z`,
      'url(#cover)',
    ) +
    stroke(
      `M${x + 34} 450C${x + 34} 414 ${x + 46} 400 ${x + 66} 398H${x + 144}C${x + 166} 400 ${x + 176} 414 ${x + 176} 450`,
      '#fff',
      1.6,
      'stroke-dasharray="5 4" opacity=".35"',
    );
  return seat(70) + seat(502);
}

function wheel({ trim, accent, upright }: Cabin): string {
  const [x, y] = [200, upright ? 318 : 312];
  const tall = upright ? 82 : 100;
  const ring = (r: number, colour: string, width: number, more = ''): string =>
    `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${(r / 108) * tall}" fill="none" stroke="${colour}" stroke-width="${width}" ${more}/>`;
  return [
    ring(108, '#0b0e12', 21),
    ring(108, '#262c33', 17),
    ring(112, '#6a7480', 2, 'opacity=".7"'),
    path(
      `M${x - 104} ${y - 14}C${x - 70} ${y - 10} ${x - 52} ${y - 22} ${x - 40} ${y - 24}H${x + 40}C${x + 52} ${y - 22} ${x + 70} ${y - 10} ${x + 104} ${y - 14}V${y + 6}C${x + 70} ${y + 12} ${x + 52} ${y + 26} ${x + 38} ${y + 30}L${x + 16} ${y + tall - 6}H${x - 16}L${x - 38} ${y + 30}C${x - 52} ${y + 26} ${x - 70} ${y + 12} ${x - 104} ${y + 6}z`,
      '#20262d',
    ),
    path(
      `M${x - 96} ${y - 5}C${x - 72} ${y - 1} ${x - 58} ${y + 6} ${x - 48} ${y + 12}L${x - 52} ${y - 10}zM${x + 96} ${y - 5}C${x + 72} ${y - 1} ${x + 58} ${y + 6} ${x + 48} ${y + 12}L${x + 52} ${y - 10}z`,
      trim,
      'opacity=".8"',
    ),
    path(
      `M${x - 40} ${y - 20}H${x + 40}C${x + 46} ${y - 4} ${x + 40} ${y + 24} ${x + 28} ${y + 32}H${x - 28}C${x - 40} ${y + 24} ${x - 46} ${y - 4} ${x - 40} ${y - 20}z`,
      'url(#boss)',
      'stroke="#0d1014" stroke-width="1.5"',
    ),
    circle(x, y + 4, 10, 'none', `stroke="${trim}" stroke-width="2.4"`),
    circle(x, y + 4, 4, accent, 'opacity=".9"'),
  ].join('');
}
