import type { OverlayOptions } from 'sharp';
import { tellDamaged } from '../../platform/files/tell-damaged.ts';
import type { ModuleType } from '@promenade/domain/modules';
import type { Ctx } from '../../platform/context.ts';
import { type DrawnLine, drawLines, rubikFaces } from '../../platform/type/draw-text.ts';
import { layPicture } from './lay-picture.ts';
import type { PreviewFacts } from './preview-facts.ts';

/** The size in pixels that Open Graph consumers expect. */
export const previewSize = { width: 1200, height: 630 } as const;

const { width, height } = previewSize;
const margin = 64;
// Half the width each: text at the start, the picture at the end.
const words = { width: 530, top: 110, bottom: height - margin } as const;
const box = { edge: 500, radius: 40 } as const;
const ink = '#1b1a17';
const quiet = '#5b564f';
const accent = '#cf3f1c';
const star =
  'M12 2.6l2.9 6 6.600.8-4.900 4.500 1.300 6.500L12 17.200l-5.900 3.200 1.300-6.500L2.500 9.400l6.600-.8z';

// look.md, Colour: a module's hue as a gradient of two stops.
const hues: Readonly<Record<ModuleType, readonly [string, string]>> = {
  food: ['#ffecd2', '#fcb787'],
  grocery: ['#efffd4', '#b4dd68'],
  pharmacy: ['#dffceb', '#86e3c0'],
  ecommerce: ['#f5ebff', '#d4b3fa'],
  parcel: ['#f8f0df', '#dcc79c'],
  rental: ['#e2efff', '#9cc8fa'],
};

interface Column {
  readonly isRightToLeft: boolean;
  readonly parts: string[];
  top: number;
}

function place(column: Column, lines: readonly DrawnLine[], lineHeight: number, colour: string): void {
  for (const line of lines) {
    column.top += lineHeight;
    const x = column.isRightToLeft ? width - margin - line.width : margin;
    column.parts.push(`<g fill="${colour}" transform="translate(${x} ${column.top})">${line.svg}</g>`);
  }
}

/** The text of a preview, as outlines. */
async function drawWords(facts: PreviewFacts): Promise<string> {
  const faces = await rubikFaces();
  const direction = facts.language === 'ar' ? 'rtl' : 'ltr';
  const column: Column = { isRightToLeft: direction === 'rtl', parts: [], top: margin - 20 };
  const draw = (text: string, size: number, weight: 400 | 700, most: number): DrawnLine[] =>
    drawLines(faces, text, { size, weight, direction, width: words.width, most });
  place(column, draw(facts.market, 30, 700, 1), 48, accent);
  const head = column.parts.splice(0);
  column.top = 0;
  place(column, draw(facts.title, 60, 700, 4), 74, ink);
  column.top += 8;
  for (const line of facts.lines) place(column, draw(line, 32, 400, 2), 46, quiet);
  if (facts.rating) {
    column.top += 16;
    const text = `${facts.rating.average.toFixed(1)} (${facts.rating.count})`;
    const [line] = drawLines(faces, text, { size: 34, weight: 700, direction: 'ltr', width: 400, most: 1 });
    const top = column.top + 46;
    const x = column.isRightToLeft ? width - margin - (line?.width ?? 0) - 52 : margin;
    column.parts.push(
      `<path transform="translate(${x} ${top - 34}) scale(1.700)" fill="#b36b00" d="${star}"/>`,
      `<g fill="${ink}" transform="translate(${x + 52} ${top})">${line?.svg ?? ''}</g>`,
    );
  }
  // The block below the market's name is centred in the remaining height.
  const top = Math.max(words.top, (words.top + words.bottom - column.top) / 2);
  return `${head.join('')}<g transform="translate(0 ${top})">${column.parts.join('')}</g>`;
}

const svgOf = (facts: PreviewFacts, drawn: string): string => {
  const [light, deep] = hues[facts.hue];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${light}"/><stop offset="1" stop-color="${deep}"/></linearGradient>
<rect width="${width}" height="${height}" fill="url(#g)"/>
${drawn}</svg>`;
};

/** The name of a stored picture by its address; undefined if it is not ours. */
function nameOf({ publicUrl }: Ctx, address: string | null): string | undefined {
  const begin = `${publicUrl}/media/`;
  return address?.startsWith(begin) ? address.slice(begin.length) : undefined;
}

/** The picture's layers; none if it is not ours, missing or damaged. */
async function pictureLayers(ctx: Ctx, { picture, language }: PreviewFacts): Promise<OverlayOptions[]> {
  const name = nameOf(ctx, picture);
  const bytes = name === undefined ? undefined : await ctx.storage.find(name);
  if (name === undefined || !bytes) return [];
  const left = language === 'ar' ? margin : width - margin - box.edge;
  const top = (height - box.edge) / 2;
  return layPicture(bytes, { ...box, left, top }).catch((failure: Error) => {
    tellDamaged(ctx, name, failure);
    return [];
  });
}

/** The preview picture, JPEG. */
export async function drawPreview(ctx: Ctx, facts: PreviewFacts): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const base = sharp(Buffer.from(svgOf(facts, await drawWords(facts))));
  const layers = await pictureLayers(ctx, facts);
  return base.composite(layers).jpeg({ quality: 82, mozjpeg: true }).toBuffer();
}
