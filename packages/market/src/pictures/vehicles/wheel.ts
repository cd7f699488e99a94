import { circle, linear, path, radial, stroke } from './ink.ts';

/** What wheels are painted with. */
export const WHEEL_INKS: string = [
  radial('tyre', [
    [0.66, '#343a42'],
    [0.86, '#1c2026'],
    [1, '#0c0e12'],
  ]),
  linear(
    'rim',
    [0, 0, 1, 1],
    [
      [0, '#f6f8fa'],
      [0.45, '#c9d0d8'],
      [1, '#7d8895'],
    ],
  ),
  linear(
    'rim-shade',
    [0, 0, 0, 1],
    [
      [0, '#0d1117', 0.05],
      [1, '#0d1117', 0.5],
    ],
  ),
  radial('dish', [
    [0, '#4a525c'],
    [0.75, '#262b32'],
    [1, '#15181d'],
  ]),
].join('');

const SPOKES = { alloy: 5, sport: 10, steel: 0 } as const;

/** A car's wheel standing at x, its tyre touching the ground at 0. */
export function carWheel(x: number, radius: number, rim: keyof typeof SPOKES): string {
  const y = -radius;
  const inner = radius * 0.68;
  return [
    circle(x, y, radius, 'url(#tyre)'),
    circle(x, y, radius * 0.985, 'none', 'stroke="#454c55" stroke-width=".8" opacity=".7"'),
    circle(x, y, radius * 0.84, 'none', 'stroke="#0a0c0f" stroke-width=".9" opacity=".6"'),
    circle(x, y, inner, 'url(#dish)'),
    rim === 'steel' ? steelCover(x, y, inner) : brake(x, y, inner) + alloy(x, y, inner, SPOKES[rim]),
    circle(x, y, inner, 'none', 'stroke="url(#rim)" stroke-width="2.6"'),
    circle(x, y, radius * 0.11, '#dfe4ea'),
    circle(x, y, radius * 0.06, '#5a6470'),
  ].join('');
}

function brake(x: number, y: number, radius: number): string {
  return (
    circle(x, y, radius * 0.66, '#8d96a1') +
    circle(x, y, radius * 0.66, 'none', 'stroke="#5d6670" stroke-width="1"') +
    circle(x, y, radius * 0.3, '#3b424b')
  );
}

function turned(x: number, y: number, count: number, draw: string): string {
  return Array.from(
    { length: count },
    (_, at) => `<g transform="translate(${x} ${y}) rotate(${(at * 360) / count})">${draw}</g>`,
  ).join('');
}

function alloy(x: number, y: number, radius: number, spokes: number): string {
  const wide = spokes > 6 ? 0.085 : 0.15;
  const [root, tip, end] = [radius * wide * 1.1, radius * wide, -radius * 0.97];
  const spoke =
    path(`M${-root} 0L${-tip * 1.15} ${end}H${tip * 1.15}L${root} 0z`, 'url(#rim)') +
    stroke(`M${-root * 0.2} ${-radius * 0.18}L0 ${end * 0.94}`, '#8a94a0', 0.9, 'opacity=".55"');
  return turned(x, y, spokes, spoke) + circle(x, y, radius * 0.24, 'url(#rim)');
}

/** A plain cover with eight slots. */
function steelCover(x: number, y: number, radius: number): string {
  const slot = path(
    `M${-radius * 0.13} ${-radius * 0.62}Q0 ${-radius * 0.7} ${radius * 0.13} ${-radius * 0.62}L${radius * 0.09} ${-radius * 0.42}Q0 ${-radius * 0.47} ${-radius * 0.09} ${-radius * 0.42}z`,
    '#30363d',
  );
  return (
    circle(x, y, radius * 0.94, 'url(#rim)') +
    circle(x, y, radius * 0.8, 'none', 'stroke="#8a94a0" stroke-width=".8" opacity=".6"') +
    turned(x, y, 8, slot) +
    circle(x, y, radius * 0.94, 'url(#rim-shade)') +
    circle(x, y, radius * 0.3, 'url(#rim)')
  );
}
