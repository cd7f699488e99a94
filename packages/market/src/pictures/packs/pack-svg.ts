import { drawBlister, drawBox, drawCarton } from './forms/boxes.ts';
import { type Form, path, type Rect } from './forms/form.ts';
import { drawBottle, drawCan, drawJar, drawTube } from './forms/round.ts';
import { drawBag, drawPouch } from './forms/soft.ts';
import { labelPath } from './label.ts';
import { type Pack, type PackShape, variantOf } from './pack.ts';
import { type Paint, paintOf } from './paints.ts';
import { drawPattern, warpedPlate } from './patterns.ts';
import { drawSymbol, isSymbolName } from './symbols.ts';

/** Side of a pack's drawing, in pixels. */
export const PACK_CANVAS = 256;

const FORMS: Readonly<Record<PackShape, (paint: Paint, variant: number) => Form>> = {
  box: drawBox,
  blister: drawBlister,
  bottle: drawBottle,
  jar: drawJar,
  can: drawCan,
  pouch: drawPouch,
  carton: drawCarton,
  tube: drawTube,
  bag: drawBag,
};

/** What a drawing of a pack depends on beside the pack. */
export type PackDrawing = {
  /** The address of the mark's picture, where the mark is an illustrated object. */
  markImage?: string | undefined;
  /** With its shadow on the ground, for a pack that stands alone. */
  shadow?: boolean;
};

/** A pack as SVG: no fonts, no filters, so that every machine draws the same. */
export function packSvg(pack: Pack, { markImage, shadow = false }: PackDrawing): string {
  const variant = variantOf(pack);
  const paint = paintOf(pack.hue, Math.floor(variant / 2));
  const form = FORMS[pack.shape](paint, variant);
  const places = arrange(form, pack.mark !== undefined, variant);
  const printed = [
    path(form.body, paint.base),
    drawPattern(variant, paint),
    drawPlate(pack.label, places.plate, form, paint, variant),
    places.mark ? drawMark(pack.mark ?? '', markImage, places.mark, paint) : '',
    form.shading,
  ].join('');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${PACK_CANVAS}" height="${PACK_CANVAS}">`,
    `<defs><clipPath id="body"><path d="${form.body}"/></clipPath>${LIGHT}</defs>`,
    shadow ? groundShadow(form) : '',
    form.behind,
    `<g clip-path="url(#body)">${printed}</g>`,
    form.over,
    '</svg>',
  ].join('');
}

function groundShadow({ foot: { left, right } }: Form): string {
  const [x, radius] = [(left + right) / 2, (right - left) / 2 + 14];
  return `<ellipse cx="${x}" cy="243" rx="${radius}" ry="13" fill="url(#ground)"/>`;
}

// Light falls from the left and above, as on the illustrated objects.
const LIGHT = [
  gradient('round', 'x1="0" y1="0" x2="1" y2="0"', [
    [0, '#1e1630', 0.3],
    [0.07, '#1e1630', 0.08],
    [0.2, '#fff', 0.26],
    [0.34, '#fff', 0.06],
    [0.6, '#1e1630', 0],
    [0.86, '#1e1630', 0.17],
    [0.96, '#1e1630', 0.32],
    [1, '#1e1630', 0.24],
  ]),
  gradient('front', 'x1="0" y1="0" x2=".5" y2="1"', [
    [0, '#fff', 0.22],
    [0.45, '#fff', 0],
    [1, '#1e1630', 0.12],
  ]),
  gradient('side', 'x1="0" y1="0" x2="1" y2="1"', [
    [0, '#1e1630', 0.02],
    [1, '#1e1630', 0.22],
  ]),
  gradient('lid', 'x1="0" y1="1" x2="0" y2="0"', [
    [0, '#fff', 0.06],
    [1, '#fff', 0.36],
  ]),
  gradient('metal', 'x1="0" y1="0" x2="1" y2="0"', [
    [0, '#8f97a8', 1],
    [0.22, '#fbfcfe', 1],
    [0.45, '#c3c9d5', 1],
    [0.75, '#e9ecf2', 1],
    [1, '#858d9f', 1],
  ]),
  gradient('foil', 'x1="0" y1="0" x2="1" y2="1"', [
    [0, '#fff', 0.7],
    [0.4, '#9aa3b5', 0.35],
    [0.62, '#fff', 0.6],
    [1, '#8c95a8', 0.45],
  ]),
  gradient('dome', 'x1=".2" y1="0" x2=".7" y2="1"', [
    [0, '#fff', 0.7],
    [0.4, '#fff', 0.05],
    [1, '#1e1630', 0.25],
  ]),
  '<radialGradient id="ground"><stop offset=".35" stop-color="#1e1630" stop-opacity=".42"/>',
  '<stop offset=".7" stop-color="#1e1630" stop-opacity=".16"/><stop offset="1" stop-color="#1e1630" stop-opacity="0"/></radialGradient>',
].join('');

function gradient(id: string, line: string, stops: readonly (readonly [number, string, number])[]): string {
  const marks = stops.map(
    ([at, colour, opacity]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
  );
  return `<linearGradient id="${id}" ${line}>${marks.join('')}</linearGradient>`;
}

type Places = { plate: Rect; mark?: { x: number; y: number; size: number } };

/** Label and mark on the face: beside each other where it is wide, else one above the other. */
function arrange({ face, wide }: Form, hasMark: boolean, variant: number): Places {
  const { left, top, right, bottom } = face;
  const [width, height] = [right - left, bottom - top];
  if (!hasMark) {
    const plateHeight = Math.min(height, Math.max(78, height * 0.56));
    const middle = (top + bottom) / 2;
    return { plate: { left, right, top: middle - plateHeight / 2, bottom: middle + plateHeight / 2 } };
  }
  if (wide) {
    const size = Math.min(height * 0.6, width * 0.21);
    const plate = { left: left + size + 5, right, top: top + height * 0.08, bottom: bottom - height * 0.08 };
    return { plate, mark: { x: left + size / 2, y: (top + bottom) / 2, size } };
  }
  const size = Math.min(height * 0.44, width * 0.58);
  const markAbove = variant % 5 !== 4;
  const x = (left + right) / 2;
  return markAbove
    ? { plate: { left, right, top: top + size + 8, bottom }, mark: { x, y: top + size / 2, size } }
    : { plate: { left, right, top, bottom: bottom - size - 8 }, mark: { x, y: bottom - size / 2, size } };
}

function drawMark(
  mark: string,
  image: string | undefined,
  { x, y, size }: { x: number; y: number; size: number },
  paint: Paint,
): string {
  const disc = `<circle cx="${x}" cy="${y}" r="${size * 0.5}" fill="${paint.paper}"/>`;
  if (isSymbolName(mark)) return disc + drawSymbol(mark, x, y, size * 0.56, paint.ink);
  if (image === undefined) return '';
  const side = size * 0.84;
  return `${disc}<image href="${image}" x="${x - side / 2}" y="${y - side / 2}" width="${side}" height="${side}"/>`;
}

/** Space between a plate's edge and its letters. */
const PADDING = 8;
const LARGEST_LETTERS = 40;

function drawPlate(label: string, plate: Rect, { warp }: Form, paint: Paint, variant: number): string {
  const style = variant % 3;
  const edge = style === 1 ? { ...plate, left: -20, right: 276 } : plate;
  const [ground, letters] = style === 2 ? [paint.ink, paint.paper] : [paint.paper, paint.ink];
  const inner = {
    left: plate.left + PADDING,
    right: plate.right - PADDING,
    top: plate.top + PADDING,
    bottom: plate.bottom - PADDING,
  };
  const rule = (y: number): string =>
    path(warpedPlate({ ...edge, top: y, bottom: y + 3 }, 0.1, warp), paint.accent);
  return [
    path(warpedPlate(edge, style === 1 ? 0.1 : 10, warp), ground),
    style === 1 ? rule(plate.top + 2) + rule(plate.bottom - 5) : '',
    path(labelPath(label, inner, LARGEST_LETTERS, warp), letters),
  ].join('');
}
