import type PDFDocument from 'pdfkit';
import { runsOf } from './bidi-runs.ts';
import type { InvoiceFont, Weight } from './invoice-fonts.ts';

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
  readonly font: InvoiceFont;
  readonly isRightToLeft: boolean;
}

/** Writes texts of any alphabet of Rubik, in the direction they are read. */
export interface TextPen {
  /** Writes it, in several lines where it must be; answers the height. */
  readonly write: (text: string, place: TextPlace) => number;
}

// Naming a feature makes the whole run one piece for the font: letters of a word join, words stand in order.
const joined = { features: ['rtla'] } as unknown as { features: [] };
const lineHeight = 1.4;

/** A pen for one document. */
export function textPen(doc: Document, fonts: readonly InvoiceFont[], isRightToLeft: boolean): TextPen {
  const covers = new Map<InvoiceFont, (codePoint: number) => boolean>();
  for (const font of fonts) {
    doc.registerFont(font.name, font.bytes as unknown as ArrayBuffer);
    doc.font(font.name);
    const { font: face } = (
      doc as unknown as { _font: { font: { hasGlyphForCodePoint: (code: number) => boolean } } }
    )._font;
    covers.set(font, (codePoint) => face.hasGlyphForCodePoint(codePoint));
  }

  function fontFor(character: string, weight: Weight, preferArabic: boolean): InvoiceFont {
    const fitting = fonts.filter((font) => font.weight === weight);
    const ordered = preferArabic
      ? fitting.toSorted((one, other) => Number(other.isArabic) - Number(one.isArabic))
      : fitting;
    const code = character.codePointAt(0) ?? 0;
    return (ordered.find((font) => covers.get(font)?.(code)) ?? ordered[0]) as InvoiceFont;
  }

  function piecesOf(line: string, weight: Weight): Piece[] {
    return runsOf(line, isRightToLeft ? 'rtl' : 'ltr').flatMap((run) => {
      const pieces: { text: string; font: InvoiceFont; isRightToLeft: boolean }[] = [];
      for (const character of run.text) {
        const font = fontFor(character, weight, run.isRightToLeft);
        const last = pieces.at(-1);
        if (last?.font === font) last.text += character;
        else pieces.push({ text: character, font, isRightToLeft: run.isRightToLeft });
      }
      return run.isRightToLeft ? pieces.reverse() : pieces;
    });
  }

  function widthOf(piece: Piece, size: number): number {
    doc.font(piece.font.name).fontSize(size);
    return doc.widthOfString(piece.text, joined);
  }

  const lineWidth = (line: string, weight: Weight, size: number): number =>
    piecesOf(line, weight).reduce((sum, piece) => sum + widthOf(piece, size), 0);

  function linesOf(text: string, width: number, weight: Weight, size: number): string[] {
    const lines: string[] = [];
    for (const word of text.split(/\s+/).filter(Boolean)) {
      const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
      if (lines.length > 0 && lineWidth(longer, weight, size) > width) lines.push(word);
      else lines[Math.max(0, lines.length - 1)] = longer;
    }
    return lines;
  }

  return {
    write: (text, { x, y, width, size, weight = 400, align = 'start', colour = '#1b1a17' }) => {
      const toRight = (align === 'end') !== isRightToLeft;
      const lines = linesOf(text, width, weight, size);
      for (const [index, line] of lines.entries()) {
        const pieces = piecesOf(line, weight);
        const taken = pieces.reduce((sum, piece) => sum + widthOf(piece, size), 0);
        let left = toRight ? x + width - taken : x;
        for (const piece of pieces) {
          const wide = widthOf(piece, size);
          doc
            .fillColor(colour)
            .text(piece.text, left, y + index * size * lineHeight, { lineBreak: false, ...joined });
          left += wide;
        }
      }
      return lines.length * size * lineHeight;
    },
  };
}
