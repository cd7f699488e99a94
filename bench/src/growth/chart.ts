/** A curve: what an operation costs at each size. */
export interface Curve {
  readonly name: string;
  readonly points: readonly { readonly size: number; readonly cost: number }[];
}

const [width, height] = [720, 360];
const frame = { left: 56, right: 200, top: 40, bottom: 44 };
const colours = [
  '#c2410c',
  '#0f766e',
  '#1d4ed8',
  '#a21caf',
  '#4d7c0f',
  '#b91c1c',
  '#0369a1',
  '#57534e',
  '#854d0e',
  '#db2777',
  '#4338ca',
  '#15803d',
];
const escaped = (text: string): string => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/**
 * The factor by which an operation may be more expensive at a size than at the smallest, to grow no faster than the
 * logarithm.
 */
export const logarithm = (size: number, smallest: number): number => Math.log(size) / Math.log(smallest);

interface Scales {
  readonly x: (size: number) => number;
  readonly y: (ratio: number) => number;
}

function scalesOf(sizes: readonly number[], most: number): Scales {
  const [first, last] = [Math.log(Math.min(...sizes)), Math.log(Math.max(...sizes))];
  const inner = { width: width - frame.left - frame.right, height: height - frame.top - frame.bottom };
  return {
    x: (size) => frame.left + (inner.width * (Math.log(size) - first)) / (last - first),
    y: (ratio) => height - frame.bottom - (inner.height * ratio) / most,
  };
}

const written = (text: string, x: number, y: number, more = ''): string =>
  `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" ${more}>${escaped(text)}</text>`;

function axes({ x, y }: Scales, sizes: readonly number[], most: number): string[] {
  const across = Array.from({ length: Math.floor(most) + 1 }, (_, ratio) => ratio);
  return [
    ...across.flatMap((ratio) => [
      `<path d="M${frame.left} ${y(ratio).toFixed(1)}H${width - frame.right}" stroke="#d6d3d1"/>`,
      written(`×${ratio}`, frame.left - 8, y(ratio) + 4, 'text-anchor="end"'),
    ]),
    ...sizes.map((size) =>
      written(size.toLocaleString('en'), x(size), height - frame.bottom + 20, 'text-anchor="middle"'),
    ),
  ];
}

function lineOf({ x, y }: Scales, curve: Curve, colour: string, place: number): string[] {
  const [first] = curve.points;
  const at = curve.points.map(({ size, cost }) => [x(size), y(cost / (first?.cost ?? 1))] as const);
  const path = at.map(([left, top]) => `${left.toFixed(1)} ${top.toFixed(1)}`).join('L');
  return [
    `<path d="M${path}" fill="none" stroke="${colour}" stroke-width="2"/>`,
    ...at.map(
      ([left, top]) => `<circle cx="${left.toFixed(1)}" cy="${top.toFixed(1)}" r="3" fill="${colour}"/>`,
    ),
    written(curve.name, width - frame.right + 16, frame.top + 18 * place, `fill="${colour}"`),
  ];
}

/**
 * Costs as multiples of the smallest size's, over the logarithm of the size, as SVG; the dashed line is the steepest
 * allowed.
 * @param counted the label of the horizontal axis
 */
export function chartOf(title: string, counted: string, curves: readonly Curve[]): string {
  const sizes = curves[0]?.points.map(({ size }) => size) ?? [];
  const smallest = Math.min(...sizes);
  const ratios = curves.flatMap(({ points }) => points.map(({ cost }) => cost / (points[0]?.cost ?? 1)));
  const allowed = {
    name: 'the logarithm',
    points: sizes.map((size) => ({ size, cost: logarithm(size, smallest) })),
  };
  const most = Math.ceil(Math.max(...ratios, ...allowed.points.map(({ cost }) => cost)) + 0.2);
  const scales = scalesOf(sizes, most);
  const parts = [
    `<rect width="${width}" height="${height}" fill="#ffffff"/>`,
    written(title, frame.left, 22, 'font-weight="700" font-size="15"'),
    written(counted, (frame.left + width - frame.right) / 2, height - 8, 'text-anchor="middle"'),
    ...axes(scales, sizes, most),
    ...lineOf(scales, allowed, '#a8a29e', 0).map((part) =>
      part.replace('stroke-width', 'stroke-dasharray="4 4" stroke-width'),
    ),
    ...curves.flatMap((curve, place) =>
      lineOf(scales, curve, colours[place % colours.length] ?? '#000000', place + 1),
    ),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escaped(title)}" font-family="sans-serif" font-size="12" fill="#1c1917">${parts.join('')}</svg>\n`;
}
