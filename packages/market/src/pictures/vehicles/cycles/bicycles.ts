import { circle, path, stroke } from '../ink.ts';
import type { Coat } from '../paint.ts';
import {
  type CycleDrawing,
  drive,
  lamp,
  metal,
  mudguard,
  rubber,
  saddle,
  spokedWheel,
  tubes,
} from './parts.ts';

const WHEEL = 34;
const HUB = [36, -WHEEL] as const;
const FRONT = 142;
const CRANK = [80, -29] as const;

/** What both city frames share: wheels, drive, saddle, bars. */
function rider(coat: Coat, post: string, bar: string): string {
  return [
    metal(post, 2.6),
    saddle(65, -95),
    metal('M121 -86L117 -103', 2.8),
    metal(bar, 2.4),
    rubber('M99 -104.5L110 -106', 3.6),
    circle(109, -108.5, 2.4, coat.base),
  ].join('');
}

const BAR = 'M117 -103C121 -108 126 -109 122 -110C116 -110 108 -106 99 -104.5';

function fork(coat: Coat): string {
  return tubes('M122 -84L127 -66C129 -58 136 -44 142 -34', coat, 3.4);
}

/** A town bicycle with an open frame, basket and mudguards. */
export function bicycle(coat: Coat): CycleDrawing {
  return {
    length: 176,
    height: 112,
    drawing: [
      spokedWheel(36, WHEEL, 3.4),
      spokedWheel(FRONT, WHEEL, 3.4),
      mudguard(36, WHEEL, 158, 318, coat.deep),
      mudguard(FRONT, WHEEL, 205, 336, coat.deep),
      stroke('M36 -34L12 -49M36 -34L30 -72M142 -34L172 -49', '#7d8792', 1),
      metal('M26 -73.5H62M30 -73.5L36 -36', 1.6),
      drive(CRANK, HUB),
      tubes('M36 -34L80 -29M36 -34L69 -72', coat, 2.8),
      tubes('M80 -29L66 -80', coat, 4.2),
      tubes('M80 -29C98 -34 112 -50 124 -76', coat, 4.8),
      tubes('M70 -62C92 -62 108 -72 121.5 -82', coat, 3.6),
      fork(coat),
      rider(coat, 'M66 -80L64 -93', BAR),
      basket(),
      lamp(131, -79, 'front'),
      lamp(17, -66, 'rear'),
    ].join(''),
  };
}

function basket(): string {
  const weave = [0, 1, 2, 3]
    .map((row) => `M${126.5 + row * 0.7} ${-97 + row * 4.4}H${157.5 - row * 0.9}`)
    .join('');
  const staves = [0, 1, 2, 3, 4, 5, 6].map((n) => `M${127 + n * 5} -99L${129.5 + n * 4.1} -82`).join('');
  return [
    path('M125 -100H159L155 -82C155 -80.5 154 -80 152.5 -80H131.5C130 -80 129 -80.5 128.7 -82z', '#a8733d'),
    path('M125 -100H159L157.5 -94H126.5z', '#c48d52'),
    stroke(weave, '#6d4722', 0.9, 'opacity=".75"'),
    stroke(staves, '#e0b47c', 0.9, 'opacity=".7"'),
    stroke('M124.5 -100H159.5', '#8a5a2b', 2.4),
  ].join('');
}

/** A bicycle with a battery in its frame and a motor at its cranks. */
export function eBike(coat: Coat): CycleDrawing {
  return {
    length: 178,
    height: 112,
    drawing: [
      spokedWheel(36, WHEEL, 4.6, 24),
      spokedWheel(144, WHEEL, 4.6, 24),
      mudguard(36, WHEEL, 165, 315, '#2a3037', 3),
      mudguard(144, WHEEL, 210, 330, '#2a3037', 3),
      metal('M18 -74H62M24 -74L36 -36', 1.8),
      panniers(coat),
      drive(CRANK, HUB, 7.5),
      tubes('M36 -34L80 -29M36 -34L70 -78', coat, 3),
      tubes('M80 -29L66 -84', coat, 4.6),
      tubes('M80 -30L123 -78', coat, 9),
      stroke('M90 -42L116 -71', '#171b21', 6.4),
      stroke('M91.5 -44.5L115 -71', '#59636e', 0.9, 'opacity=".8"'),
      stroke('M112 -63L115.5 -67', '#54e08a', 1.4),
      tubes('M69 -76L122 -85', coat, 4.2),
      circle(80, -29, 8.2, '#23282f'),
      circle(80, -29, 8.2, 'none', 'stroke="#5c6671" stroke-width="1"'),
      circle(80, -29, 3, '#aab3bd'),
      metal('M80 -29l11 10.5', 2.2),
      stroke('M87 -16.8h9.5', '#15181d', 2.8),
      tubes('M122.5 -88L128 -68', coat, 5.4),
      metal('M126 -72L129.5 -60', 4.6),
      tubes('M129 -60C132 -52 138 -42 144 -34', coat, 4),
      rider(coat, 'M66 -84L64.5 -93', BAR),
      lamp(132, -82, 'front'),
      lamp(14, -72, 'rear'),
    ].join(''),
  };
}

function panniers(coat: Coat): string {
  return [
    path(
      'M20 -72H50C52 -72 53 -71 53 -69L49 -44C48.5 -42 47 -41 45 -41H27C24.5 -41 23 -42 22.5 -44L18 -69C18 -71 19 -72 20 -72z',
      '#2f363f',
    ),
    path('M18.5 -66H52.5L51.8 -60H19.5z', coat.deep),
    stroke('M28 -72V-45M44 -72V-45', '#171b21', 1.4, 'opacity=".6"'),
    stroke('M21 -70.5H50', '#6a7480', 0.8, 'opacity=".8"'),
  ].join('');
}

/** A long bicycle with a box before the rider. */
export function cargoBike(coat: Coat): CycleDrawing {
  const wood =
    'M100 -72H190C192 -72 193 -71 192.5 -69L184 -33C183.5 -31 182 -30 180 -30H112C110 -30 109 -31 108.5 -33L98.5 -69C98 -71 98.5 -72 100 -72z';
  return {
    length: 250,
    height: 112,
    drawing: [
      spokedWheel(36, WHEEL, 4, 26),
      spokedWheel(222, 26, 4, 20),
      mudguard(36, WHEEL, 160, 318, '#2a3037', 3),
      mudguard(222, 26, 205, 335, '#2a3037', 3),
      metal('M20 -74H62M26 -74L36 -36', 1.8),
      drive(CRANK, HUB),
      tubes('M36 -34L80 -29M36 -34L70 -78', coat, 3),
      tubes('M80 -29L66 -82', coat, 4.4),
      tubes('M80 -29C90 -22 100 -21 112 -21H176C192 -21 200 -32 208 -56', coat, 6),
      tubes('M69 -66L96 -62V-24', coat, 4.2),
      metal('M96 -60L91 -102', 3),
      metal('M91 -102C95 -108 98 -109 95 -110C88 -110 80 -107 73 -104.5', 2.4),
      rubber('M72 -104.3L84 -107', 3.6),
      metal('M66 -82L64.5 -93', 2.6),
      saddle(65, -95),
      tubes('M207 -60L212 -44C214 -38 218 -32 222 -26', coat, 4.2),
      path(wood, '#c99a5e'),
      path('M99 -72H192.5L191 -64H100.5z', '#e2b87f'),
      path('M104 -50H188.5L184 -33C183.5 -31 182 -30 180 -30H112C110 -30 109 -31 108.5 -33z', coat.base),
      path(
        'M106 -42H186.5L184 -33C183.5 -31 182 -30 180 -30H112C110 -30 109 -31 108.5 -33z',
        coat.deep,
        'opacity=".7"',
      ),
      stroke('M104 -50H188.5', coat.light, 1.2, 'opacity=".9"'),
      stroke('M101 -62H190M124 -72V-50M146 -72V-50M168 -72V-50', '#8a6231', 0.7, 'opacity=".55"'),
      stroke('M98 -72.5H194', '#6d4722', 2.6),
      stroke('M99 -73.2H193', '#eecb98', 0.8),
      lamp(199, -66, 'front'),
      lamp(16, -72, 'rear'),
    ].join(''),
  };
}
