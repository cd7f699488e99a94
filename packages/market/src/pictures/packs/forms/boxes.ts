import type { Paint } from '../paints.ts';
import { flat, type Form, path, type Rect, rounded } from './form.ts';

/** A folding box from the front and a little from the right and above: high for some variants, wide for others. */
export function drawBox(paint: Paint, variant: number): Form {
  const wide = variant % 2 === 1;
  const front = wide
    ? { left: 14, top: 84, right: 212, bottom: 244 }
    : { left: 42, top: 36, right: 188, bottom: 244 };
  return boxForm(paint, front, wide ? 28 : 26, 20);
}

function boxForm(paint: Paint, front: Rect, depth: number, rise: number): Form {
  const { left, top, right, bottom } = front;
  const lid = `M${left + 2} ${top + 1}L${left + depth} ${top - rise}H${right + depth - 2}L${right} ${top + 1}z`;
  const side = `M${right - 2} ${top}L${right + depth} ${top - rise}V${bottom - rise - 3}q0 4-3 6L${right - 2} ${bottom}z`;
  const flap = `M${left + 14} ${top - 5}H${right + 4}`;
  return {
    behind: [
      path(side, paint.dark),
      path(side, 'url(#side)'),
      path(lid, paint.light),
      path(lid, 'url(#lid)'),
      path(flap, 'none', 'stroke="#1e1630" stroke-width="1.2" opacity=".12"'),
    ].join(''),
    body: rounded(front, 5),
    face: { left: left + 8, top: top + 12, right: right - 8, bottom: bottom - 12 },
    wide: right - left > bottom - top,
    foot: { left, right: right + depth },
    warp: flat,
    shading: path(rounded(front, 5), 'url(#front)'),
    over: edges(front),
  };
}

/** Light along the front's upper and right edge, where cardboard is folded. */
function edges({ left, top, right, bottom }: Rect): string {
  const d = `M${left + 5} ${top + 0.8}H${right - 3}M${right - 0.8} ${top + 4}V${bottom - 5}`;
  return path(d, 'none', 'stroke="#fff" stroke-width="1.6" stroke-linecap="round" opacity=".5"');
}

const GABLE = {
  roof: 'M50 88L66 46H192L176 88z',
  seam: 'M64 48v-18q0-4 4-4H190q4 0 4 4V48z',
  side: 'M175 88L214 72V226q0 4-3 5L175 244z',
  gable: 'M175 89L193 46L214 73z',
};

/** A drink's carton with a gable top and a screw cap. */
export function drawCarton(paint: Paint): Form {
  const front = { left: 50, top: 87, right: 176, bottom: 244 };
  return {
    behind: [
      path(GABLE.side, paint.dark),
      path(GABLE.side, 'url(#side)'),
      path(GABLE.gable, paint.dark),
      path(GABLE.seam, paint.base),
      path(GABLE.seam, 'url(#front)'),
      path('M64 46H194', 'none', 'stroke="#1e1630" stroke-width="1.6" opacity=".22"'),
      path(GABLE.roof, paint.light),
      path(GABLE.roof, 'url(#lid)'),
    ].join(''),
    body: rounded(front, 4),
    face: { left: 58, top: 96, right: 168, bottom: 236 },
    wide: false,
    foot: { left: 50, right: 214 },
    warp: flat,
    shading: path(rounded(front, 4), 'url(#front)'),
    over: edges(front) + screwCap(paint, 122, 64),
  };
}

function screwCap(paint: Paint, x: number, y: number): string {
  const ring = `M${x - 19} ${y - 6}a19 9.5 0 0 1 38 0v11a19 9.5 0 0 1-38 0z`;
  return [
    path(`M${x - 22} ${y + 7}a22 10 0 0 0 44 0`, '#1e1630', 'opacity=".18"'),
    path(ring, paint.accent),
    path(ring, 'url(#round)'),
    `<ellipse cx="${x}" cy="${y - 6}" rx="19" ry="9.5" fill="${paint.accent}"/>`,
    `<ellipse cx="${x}" cy="${y - 6}" rx="19" ry="9.5" fill="#fff" opacity=".38"/>`,
    `<ellipse cx="${x}" cy="${y - 6}" rx="13" ry="6" fill="#fff" opacity=".22"/>`,
  ].join('');
}

/** A medicine's wide box, and before it a strip of its tablets. */
export function drawBlister(paint: Paint, variant: number): Form {
  const front = { left: 12, top: 44, right: 216, bottom: 196 };
  const box = boxForm(paint, front, 26, 18);
  return {
    ...box,
    foot: { left: 40, right: 250 },
    face: { left: 18, top: 54, right: 210, bottom: 152 },
    over: box.over + strip(paint, variant % 3 === 1),
  };
}

function strip(paint: Paint, capsules: boolean): string {
  const sheet = { left: 46, top: 166, right: 246, bottom: 244 };
  let tablets = '';
  for (let row = 0; row < 2; row += 1) {
    for (let at = 0; at < 5; at += 1) tablets += tablet(paint, 68 + at * 39, 187 + row * 36, capsules);
  }
  return [
    '<g transform="rotate(-4 146 205)">',
    path(rounded({ ...sheet, top: sheet.top + 4, bottom: sheet.bottom + 3 }, 12), '#1e1630', 'opacity=".22"'),
    path(rounded(sheet, 11), '#e3e6ec'),
    path(rounded(sheet, 11), 'url(#foil)'),
    tablets,
    '</g>',
  ].join('');
}

function tablet(paint: Paint, x: number, y: number, capsule: boolean): string {
  const [rx, ry] = capsule ? [15.5, 9.5] : [12.5, 12.5];
  const shape = rounded({ left: x - rx, top: y - ry, right: x + rx, bottom: y + ry }, Math.min(rx, ry));
  const half = capsule
    ? path(`M${x} ${y - ry}h${rx - ry}a${ry} ${ry} 0 0 1 0 ${2 * ry}h${ry - rx}z`, '#fff')
    : '';
  return [
    path(
      rounded(
        { left: x - rx - 3, top: y - ry - 3, right: x + rx + 3, bottom: y + ry + 3 },
        Math.min(rx, ry) + 3,
      ),
      '#fff',
      'opacity=".75"',
    ),
    path(shape, capsule ? paint.base : paint.light),
    half,
    path(shape, 'url(#dome)'),
  ].join('');
}
