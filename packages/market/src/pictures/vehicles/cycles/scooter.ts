import { circle, linear, path, stroke } from '../ink.ts';
import type { Coat } from '../paint.ts';
import { carWheel } from '../wheel.ts';
import { type CycleDrawing, metal, rubber } from './parts.ts';

const TAIL =
  'M8 -58C6 -76 26 -84 52 -82C70 -80 82 -72 86 -58C88 -48 88 -40 96 -35H118C122 -35 122 -26 118 -25H76C70 -25 66 -28 64 -34C58 -46 40 -50 28 -42C20 -40 9 -46 8 -58z';
const SHIELD =
  'M112 -26C122 -26 128 -32 132 -44L146 -88C148 -94 154 -95 158 -91C162 -86 160 -78 157 -70L146 -40C142 -28 132 -24 118 -24z';
const GUARD =
  'M142 -41C146 -52 158 -56 170 -52C180 -48 187 -40 188 -31C180 -37 170 -40 162 -39C154 -38 148 -38 142 -41z';

/** A step-through scooter with a round tail, a flat floor and a shield. */
export function scooter(coat: Coat): CycleDrawing & { inks: string } {
  return {
    length: 200,
    height: 128,
    inks: inksOf(coat),
    drawing: [
      metal('M150 -70L166 -24', 5),
      carWheel(40, 23, 'sport'),
      carWheel(167, 23, 'sport'),
      exhaust(),
      path(TAIL, 'url(#tail-paint)'),
      stroke('M16 -66C30 -77 60 -76 76 -62', '#fff', 3, 'opacity=".45"'),
      stroke('M30 -44C44 -52 60 -46 66 -34', coat.under, 1.2, 'opacity=".7"'),
      path('M60 -50h12v2.4H60zM60 -45h13v2.4H60z', coat.under, 'opacity=".6"'),
      path('M64 -27H120V-24C110 -21 80 -21 68 -23z', '#22272e'),
      path(SHIELD, 'url(#shield-paint)'),
      stroke('M124 -30C132 -36 138 -54 150 -88', '#fff', 1.8, 'opacity=".5"'),
      path(
        'M10 -84C12 -92 22 -94 36 -92C48 -91 58 -92 72 -90C82 -88 88 -84 86 -79C70 -82 40 -84 22 -80C14 -79 9 -80 10 -84z',
        'url(#seat)',
      ),
      stroke('M16 -88C28 -91 48 -88 76 -86.5', '#8a94a0', 1, 'opacity=".7"'),
      path('M6 -72h8c2 0 3 2 2 4l-3 7H7c-3-3-3-8-1-11z', '#d8242c'),
      path(GUARD, 'url(#tail-paint)'),
      stroke('M148 -45C158 -52 172 -50 182 -40', '#fff', 1.6, 'opacity=".5"'),
      bars(coat),
    ].join(''),
  };
}

function inksOf(coat: Coat): string {
  return [
    linear(
      'tail-paint',
      [0, 0, 0, 1],
      [
        [0, coat.light],
        [0.22, coat.base],
        [0.6, coat.base],
        [1, coat.under],
      ],
    ),
    linear(
      'shield-paint',
      [0, 0, 1, 0.3],
      [
        [0, coat.deep],
        [0.45, coat.base],
        [0.7, coat.light],
        [1, coat.base],
      ],
    ),
    linear(
      'seat',
      [0, 0, 0, 1],
      [
        [0, '#5a636e'],
        [0.4, '#2b3138'],
        [1, '#14181d'],
      ],
    ),
  ].join('');
}

function exhaust(): string {
  return [
    stroke('M70 -22C60 -16 50 -15 30 -20', '#6a7480', 4),
    path('M6 -28C4 -22 8 -16 16 -16L42 -15C48 -15 48 -23 42 -24z', '#9aa4af'),
    path('M8 -26L42 -22C46 -22 46 -24 42 -24L10 -28z', '#eef2f5', 'opacity=".8"'),
  ].join('');
}

function bars(coat: Coat): string {
  return [
    metal('M152 -90L148 -106', 4),
    path(
      'M136 -112C136 -119 142 -122 150 -121C158 -120 166 -116 167 -110C167 -104 160 -101 150 -102C142 -103 136 -106 136 -112z',
      coat.base,
    ),
    path(
      'M137 -113C138 -119 144 -121 150 -120C158 -119 165 -116 166 -111C156 -114 146 -115 137 -113z',
      coat.light,
      'opacity=".8"',
    ),
    circle(163, -110, 6, '#dfe8ef'),
    circle(163, -110, 6, 'none', 'stroke="#6a7480" stroke-width="1"'),
    circle(161.5, -111.5, 2.4, '#fff'),
    rubber('M126 -113L138 -112', 4),
    metal('M130 -116L150 -119', 1.2),
    stroke('M144 -118L138 -128', '#2a3037', 1.6),
    path(
      'M128 -131C128 -135 140 -136 143 -132C144 -127 134 -125 130 -126C128 -127 128 -129 128 -131z',
      '#20252c',
    ),
  ].join('');
}
