/// <reference path="./fontkit.d.ts" />
import type { Font } from 'fontkit';
import { madeOnce } from '../caching/made-once.ts';
import { runsOf } from './bidi-runs.ts';
import { rubikFiles, type Weight } from './rubik.ts';

/** A font file of Rubik, ready to shape text. */
interface Face {
  readonly font: Font;
  readonly weight: Weight;
  readonly isArabic: boolean;
}

// The font library is loaded with the first drawing, not at the start.
async function openFaces(): Promise<readonly Face[]> {
  const { create } = await import('fontkit');
  const files = await rubikFiles();
  return files.map(({ bytes, weight, isArabic }) => ({ font: create(bytes), weight, isArabic }));
}

/** All faces, opened once. */
export const rubikFaces = madeOnce(openFaces);

/** A line of text as outlines, so that drawing it needs no installed font. */
export interface DrawnLine {
  /** SVG, starting at 0 on the baseline. */
  readonly svg: string;
  readonly width: number;
}

interface Manner {
  readonly size: number;
  readonly weight: Weight;
  readonly direction: 'ltr' | 'rtl';
}

function faceFor(faces: readonly Face[], character: string, prefersArabic: boolean): Face {
  const codePoint = character.codePointAt(0) ?? 0;
  const inOrder = prefersArabic ? [...faces].sort((a, b) => Number(b.isArabic) - Number(a.isArabic)) : faces;
  return (inOrder.find(({ font }) => font.hasGlyphForCodePoint(codePoint)) ?? inOrder[0]) as Face;
}

/** Splits a line, from left to right, into pieces with one face each. */
function piecesOf(faces: readonly Face[], line: string, { weight, direction }: Manner) {
  const fitting = faces.filter((face) => face.weight === weight);
  return runsOf(line, direction).flatMap((run) => {
    const pieces: { text: string; face: Face }[] = [];
    for (const character of run.text) {
      const face = faceFor(fitting, character, run.isRightToLeft);
      const last = pieces.at(-1);
      if (last?.face === face) last.text += character;
      else pieces.push({ text: character, face });
    }
    return run.isRightToLeft ? pieces.reverse() : pieces;
  });
}

const rounded = (value: number): string => value.toFixed(2);

/** Shapes a line: letters are joined, and each run is in its own direction. */
export function drawLine(faces: readonly Face[], line: string, manner: Manner): DrawnLine {
  const parts: string[] = [];
  let left = 0;
  for (const { text, face } of piecesOf(faces, line, manner)) {
    const scale = manner.size / face.font.unitsPerEm;
    const { glyphs, positions } = face.font.layout(text);
    for (const [index, glyph] of glyphs.entries()) {
      const at = positions[index] ?? { xAdvance: 0, xOffset: 0, yOffset: 0 };
      const [x, y] = [left + at.xOffset * scale, -at.yOffset * scale];
      const path = glyph.path.toSVG();
      if (path !== '')
        parts.push(
          `<path transform="translate(${rounded(x)} ${rounded(y)}) scale(${scale} ${-scale})" d="${path}"/>`,
        );
      left += at.xAdvance * scale;
    }
  }
  return { svg: parts.join(''), width: left };
}

/** Text wrapped to a width and a number of lines, with an ellipsis if it does not fit. */
export function drawLines(
  faces: readonly Face[],
  text: string,
  manner: Manner & { readonly width: number; readonly most: number },
): DrawnLine[] {
  const draw = (line: string): DrawnLine => drawLine(faces, line, manner);
  const fits = (line: string): boolean => draw(line).width <= manner.width;
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && fits(`${last} ${word}`)) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  const shown = lines.slice(0, manner.most);
  const isCut = lines.length > shown.length || !fits(shown.at(-1) ?? '');
  if (isCut) shown[shown.length - 1] = cut(shown.at(-1) ?? '', fits);
  return shown.map(draw);
}

function cut(line: string, fits: (line: string) => boolean): string {
  const characters = [...line];
  while (characters.length > 0 && !fits(`${characters.join('')}…`)) characters.pop();
  return `${characters.join('').trimEnd()}…`;
}
