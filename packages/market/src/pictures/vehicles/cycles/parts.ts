import { circle, path, stroke } from '../ink.ts';
import type { Coat } from '../paint.ts';

/** A cycle from the side, in centimetres, its rear wheel at the left, the ground at 0. */
export type CycleDrawing = { length: number; height: number; drawing: string };

const STEEL = '#c3cad2';
const DARK = '#1b2027';

/** A wheel of thin spokes standing at x. */
export function spokedWheel(x: number, radius: number, tyre: number, spokes = 28): string {
  const y = -radius;
  const rim = radius - tyre;
  const lines = Array.from({ length: spokes }, (_, at) => {
    // Spokes leave the hub aslant, by turns to either side.
    const turn = (at * 2 * Math.PI) / spokes;
    const from = turn + (at % 2 === 0 ? 0.55 : -0.55);
    const [hx, hy] = [x + 2.6 * Math.cos(from), y + 2.6 * Math.sin(from)];
    return `M${hx.toFixed(2)} ${hy.toFixed(2)}L${(x + rim * Math.cos(turn)).toFixed(2)} ${(y + rim * Math.sin(turn)).toFixed(2)}`;
  }).join('');
  return [
    stroke(lines, '#8e98a3', 0.45, 'opacity=".9"'),
    circle(x, y, radius - tyre / 2, 'none', `stroke="${DARK}" stroke-width="${tyre}"`),
    circle(x, y, radius - tyre * 0.22, 'none', 'stroke="#4b535d" stroke-width=".7" opacity=".8"'),
    circle(x, y, rim - 0.7, 'none', `stroke="${STEEL}" stroke-width="1.7"`),
    circle(x, y, rim - 1.6, 'none', 'stroke="#76808b" stroke-width=".5"'),
    circle(x, y, 3, '#7d8792'),
    circle(x, y, 1.5, '#dfe4e9'),
  ].join('');
}

/** Tubes of the frame: painted, dark below, bright above. */
export function tubes(d: string, coat: Coat, width: number): string {
  return [
    stroke(d, coat.under, width + 0.9),
    stroke(d, coat.base, width),
    `<g transform="translate(0 ${width * 0.26})">${stroke(d, coat.deep, width * 0.42, 'opacity=".75"')}</g>`,
    `<g transform="translate(0 ${-width * 0.24})">${stroke(d, coat.light, width * 0.26, 'opacity=".9"')}</g>`,
  ].join('');
}

/** Metal that is not painted: forks, bars, posts. */
export function metal(d: string, width: number): string {
  return (
    stroke(d, '#5c6671', width + 0.6) +
    stroke(d, '#aab3bd', width) +
    `<g transform="translate(0 ${-width * 0.2})">${stroke(d, '#f2f5f8', width * 0.3, 'opacity=".9"')}</g>`
  );
}

export function rubber(d: string, width: number): string {
  return stroke(d, '#15181d', width) + stroke(d, '#4d5660', width * 0.25, 'opacity=".8"');
}

export function saddle(x: number, y: number, size = 1): string {
  const at = `transform="translate(${x} ${y}) scale(${size})"`;
  return `<g ${at}>${path('M-15 -3C-16 -8 -11 -9 -5 -8C2 -7 8 -6 14 -5.5C17 -5 17 -2.5 14 -2.2C8 -1.5 3 0 -2 3C-7 5 -14 3 -15 -3z', '#20252c')}${stroke('M-13 -5.5C-9 -7.5 -3 -6.5 4 -5.5L13 -4.5', '#6a7480', 0.8, 'opacity=".8"')}</g>`;
}

/** Chain wheel with crank, chain and the rear sprocket. */
export function drive(crank: readonly [number, number], hub: readonly [number, number], ring = 8.5): string {
  const [[cx, cy], [hx, hy]] = [crank, hub];
  return [
    stroke(`M${hx} ${hy - 3.4}L${cx} ${cy - ring}M${hx} ${hy + 3.4}L${cx} ${cy + ring}`, '#39414a', 1),
    circle(cx, cy, ring, 'none', 'stroke="#8b95a0" stroke-width="1.7"'),
    circle(cx, cy, ring + 0.7, 'none', 'stroke="#39414a" stroke-width=".8" stroke-dasharray="1.1 1"'),
    stroke(
      `M${cx} ${cy}l${ring * 0.75} ${ring * 0.4}M${cx} ${cy}l${-ring * 0.7} ${ring * 0.45}M${cx} ${cy}v${-ring * 0.85}`,
      '#8b95a0',
      1.2,
    ),
    circle(cx, cy, 2.6, '#aab3bd'),
    circle(hx, hy, 3.6, 'none', 'stroke="#5c6671" stroke-width="1.3"'),
    metal(`M${cx} ${cy}l11 10.5`, 2),
    stroke(`M${cx + 7} ${cy + 12.2}h9.5`, '#15181d', 2.8),
    stroke(`M${cx + 7.5} ${cy + 11.4}h8.5`, '#59636e', 0.6),
  ].join('');
}

/** A mudguard over part of a wheel, in degrees from the right, clockwise. */
export function mudguard(
  x: number,
  radius: number,
  from: number,
  until: number,
  colour: string,
  width = 2.6,
): string {
  const y = -radius;
  const r = radius + 3;
  const at = (turn: number): string => {
    const angle = (turn * Math.PI) / 180;
    return `${(x + r * Math.cos(angle)).toFixed(2)} ${(y + r * Math.sin(angle)).toFixed(2)}`;
  };
  const d = `M${at(from)}A${r} ${r} 0 0 1 ${at(until)}`;
  return stroke(d, colour, width, '', 'butt') + stroke(d, '#fff', 0.6, 'opacity=".4"', 'butt');
}

export function lamp(x: number, y: number, facing: 'front' | 'rear'): string {
  return facing === 'front'
    ? path(`M${x - 5} ${y - 3}h4c5 0 7 1.5 7 3s-2 3-7 3h-4z`, '#2a3037') + circle(x + 4.6, y, 2.3, '#fff6d0')
    : path(`M${x - 2} ${y - 3}h4v6h-4c-1.5-1-1.5-5 0-6z`, '#d8242c') + circle(x - 1, y - 1, 0.8, '#ff9a90');
}
