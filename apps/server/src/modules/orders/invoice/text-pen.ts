import type PDFDocument from 'pdfkit';
import { runsOf } from '../../../platform/type/bidi-runs.ts';
import type { RubikFile, Weight } from '../../../platform/type/rubik.ts';

type Document = InstanceType<typeof PDFDocument>;

/** Where and how a text is written; `width` in points is what it may take. */
export interface TextPlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
  readonly weight?: Weight;
  /** Toward which edge, in the direction of reading. */
  readonly align?: 'start' | 'end';
  readonly colour?: string;
}

interface Piece {
  readonly text: string;
  readonly font: RubikFile;
}

/** Writes texts of any alphabet of Rubik, in the direction they are read. */
export interface TextPen {
  /** Writes it, in several lines where it must be; answers the height. */
  readonly write: (text: string, place: TextPlace) => number;
}

// Setting a feature makes fontkit shape the whole run at once: letters are joined, and words are in order.
const joined = { features: ['rtla'] } as unknown as { features: [] };
const lineHeight = 1.4;
const ink = '#1b1a17';

/** What the library keeps of the font in use, and does not declare. */
interface WithFace {
  readonly _font: { readonly font: { readonly hasGlyphForCodePoint: (codePoint: number) => boolean } };
}

type Cover = ReadonlyMap<RubikFile, (codePoint: number) => boolean>;

function registerFonts(doc: Document, fonts: readonly RubikFile[]): Cover {
  return new Map(
    fonts.map((font) => {
      doc.registerFont(font.name, font.bytes as unknown as ArrayBuffer);
      const { font: face } = (doc.font(font.name) as unknown as WithFace)._font;
      return [font, (codePoint: number) => face.hasGlyphForCodePoint(codePoint)];
    }),
  );
}

// Characters without a script of their own, such as a space, use the font of the text's direction.
function fontFor(cover: Cover, character: string, weight: Weight, prefersArabic: boolean): RubikFile {
  const fitting = [...cover.keys()].filter((font) => font.weight === weight);
  if (prefersArabic) fitting.sort((one, other) => Number(other.isArabic) - Number(one.isArabic));
  const codePoint = character.codePointAt(0) ?? 0;
  return (fitting.find((font) => cover.get(font)?.(codePoint)) ?? fitting[0]) as RubikFile;
}

/** A line from left to right, in pieces of one font each. */
function piecesOf(cover: Cover, line: string, weight: Weight, isRightToLeft: boolean): Piece[] {
  return runsOf(line, isRightToLeft ? 'rtl' : 'ltr').flatMap((run) => {
    const pieces: { text: string; font: RubikFile }[] = [];
    for (const character of run.text.replaceAll('\u200e', '')) {
      const font = fontFor(cover, character, weight, run.isRightToLeft);
      const last = pieces.at(-1);
      if (last?.font === font) last.text += character;
      else pieces.push({ text: character, font });
    }
    return run.isRightToLeft ? pieces.reverse() : pieces;
  });
}

/** Wraps a text; a word that is too wide gets a line of its own. */
function linesOf(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && !fits(longer)) lines.push(word);
    else lines[Math.max(0, lines.length - 1)] = longer;
  }
  return lines;
}

/** A pen for one document. */
export function textPen(doc: Document, fonts: readonly RubikFile[], isRightToLeft: boolean): TextPen {
  const cover = registerFonts(doc, fonts);
  const widthOf = ({ text, font }: Piece, size: number): number =>
    doc.font(font.name).fontSize(size).widthOfString(text, joined);
  const write: TextPen['write'] = (text, place) => {
    const { x, y, width, size, weight = 400, align = 'start', colour = ink } = place;
    const pieces = (line: string): Piece[] => piecesOf(cover, line, weight, isRightToLeft);
    const taken = (line: string): number =>
      pieces(line).reduce((sum, piece) => sum + widthOf(piece, size), 0);
    const lines = linesOf(text, (line) => taken(line) <= width);
    for (const [index, line] of lines.entries()) {
      let left = (align === 'end') === isRightToLeft ? x : x + width - taken(line);
      for (const piece of pieces(line)) {
        const wide = widthOf(piece, size);
        const top = y + index * size * lineHeight;
        doc.fillColor(colour).text(piece.text, left, top, { lineBreak: false, ...joined });
        left += wide;
      }
    }
    return lines.length * size * lineHeight;
  };
  return { write };
}
